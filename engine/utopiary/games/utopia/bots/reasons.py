from ....core.words import text
def of_plan(s, p): return text("why.any")
def of_landing(s, seat, l): return text("why.any")
def of_invitation(r): return text("why.any")
def of_card(c): return text("why.any")
