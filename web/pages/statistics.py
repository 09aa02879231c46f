"""The statistics page. Results are stored in the browser only, so Python fills it there."""

from app.markup import tag

from .context import Context
from .layout import layout
from .python import live, worker

PATH = "statistics/index.html"


def page(here: Context) -> str:
    """The page as HTML."""
    title = here.words("stats.title")
    results = tag("div", tag("p", here.words("boot.label")), id="statistics")
    body = tag("main", tag("div", id="notice"), tag("h1", title), results, class_="page statistics")
    return layout(here, PATH, title, body + live(), head=worker(here, PATH, page="statistics"))
