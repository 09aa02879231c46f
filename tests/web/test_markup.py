"""Markup: text is escaped, so nothing that a person types becomes a tag."""

from app.markup import Markup, escape, join, tag


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", "<b>", tag("b", "&")) == "<p>&lt;b&gt;<b>&amp;</b></p>"


def test_attributes_are_escaped_and_may_be_left_out() -> None:
    made = tag("input", value='"><script>', disabled=True, title=None, hidden=False, data_move="put 5 t1", class_="x")
    assert made == '<input value="&quot;&gt;&lt;script&gt;" disabled data-move="put 5 t1" class="x">'


def test_numbers_are_written_the_same_on_every_machine() -> None:
    assert tag("circle", r=1 / 3, cx=2.0, cy=10) == '<circle r="0.33" cx="2" cy="10"></circle>'


def test_what_is_joined_to_markup_is_escaped_too() -> None:
    assert Markup("<i></i>") + "<" == "<i></i>&lt;"
    assert join(["<", None, False, Markup("<br>")], " ") == "&lt; <br>"
    assert isinstance(Markup("a") + "b", Markup) and isinstance(escape("x"), Markup)
