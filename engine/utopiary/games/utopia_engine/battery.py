"""The Crystal Battery: once per game, three components of any kinds recharge one tool (rule 27)."""

from ...core.game import Ask, Tell
from .calendar import offer_hand
from .data import BATTERY_PRICE, COMPONENTS, TOOLS
from .names import NAMES
from .state import State, end_action, spend, works


def offer_recharge(s: State, ask: Ask) -> None:
    """Offer every empty tool, when there are three components (rule 27)."""
    if works(s, "crystal-battery") and sum(s.stores.values()) >= BATTERY_PRICE:
        for tool in TOOLS:
            if tool not in s.charged:
                ask.choice(
                    "recharge", tool,
                    label="utopia-engine.recharge", target=f"tool-{tool}", group="tools", tool=NAMES[tool],
                )  # fmt: skip


def recharge(s: State, tell: Tell, tool: str) -> None:
    """Recharge a tool; then the components are paid one by one."""
    s.phase, s.subject, s.turn = "battery", tool, BATTERY_PRICE
    _pay_what_is_forced(s, tell)


def ask_battery(s: State, ask: Ask) -> None:
    """Which component is paid next?"""
    ask("utopia-engine.ask.battery", rule="constructs", n=s.turn, tool=NAMES[s.subject])
    for component in COMPONENTS:
        if s.stores[component]:
            ask.choice(
                "pay", component,
                label="utopia-engine.pay", target=f"store-{component}", group="pay", component=NAMES[component],
            )  # fmt: skip
    offer_hand(s, ask)


def pay(s: State, tell: Tell, component: str) -> None:
    """Pay one component."""
    spend(s, tell, component)
    s.turn -= 1
    _pay_what_is_forced(s, tell)


def _pay_what_is_forced(s: State, tell: Tell) -> None:
    """Pay without asking where there is only one way; recharge the tool when all is paid."""
    stocked = [component for component in COMPONENTS if s.stores[component]]
    if len(stocked) == 1 and s.turn:
        spend(s, tell, stocked[0], s.turn)
        s.turn = 0
    elif sum(s.stores.values()) == s.turn:
        for component in stocked:
            spend(s, tell, component, s.stores[component])
        s.turn = 0
    if not s.turn:
        s.charged |= {s.subject}
        s.used |= {"crystal-battery"}
        tell("utopia-engine.recharged", tool=NAMES[s.subject], target=f"tool-{s.subject}")
        end_action(s)
