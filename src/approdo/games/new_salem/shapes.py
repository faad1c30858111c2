"""What a viewer is shown, as types: the board, the aids beside it, and the effect of one action in short."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# --- names (the data files are checked against them) ---

TypeName = Literal["entertainment", "trade", "finance", "education", "death", "justice"]
Colour = Literal["red", "green", "yellow", "purple", "black", "white"]
BuildingName = Literal[
    "theater",
    "tavern",
    "brothel",
    "market",
    "smithy",
    "slaughterhouse",
    "bank",
    "counting-house",
    "pawnshop",
    "school",
    "library",
    "laboratory",
    "mortuary",
    "cemetery",
    "crypt",
    "courthouse",
    "jail",
    "gallows",
]
CharacterName = Literal[
    "prudence-ashby",
    "josiah-crane",
    "constance-wren",
    "ezekiel-hobb",
    "mercy-talbot",
    "nathaniel-pike",
    "hester-thorne",
    "lavinia-crowe",
    "silas-blackwood",
    "morwenna-graves",
]
EventName = Literal[
    "cleansing",
    "trial",
    "inquest",
    "oath",
    "confession",
    "town-meeting",
    "blessing",
    "day-of-prayer",
    "exorcism",
    "harvest-feast",
    "alms",
    "land-swap",
    "seizure",
    "endowment",
    "fire",
    "new-foundation",
    "rebuilding",
    "famine",
    "dark-pact",
    "pillory",
    "pardon",
    "retrial",
]
SideName = Literal["puritan", "witch"]
PhaseName = Literal["setup", "building", "triggering", "over"]
HowName = Literal["drafted", "kept", "redrawn", "founded", "rebuilt"]
Pick = Literal[BuildingName, "return-both"]

# --- the board ---


class Standing(TypedDict):
    """A building on the table with its cubes."""

    building: BuildingName
    hope: int
    despair: int


class Pillory(TypedDict):
    """Who is in the pillory, and until the end of which round."""

    seat: int
    until: int


class Look(TypedDict):
    """Somebody looked at a character."""

    round: int
    who: int
    whose: int


class Built(TypedDict):
    """Something that was built: in which round, after how many passes, by whom, and how it came."""

    round: int
    step: int
    seat: int
    building: BuildingName
    how: HowName


class Under(TypedDict):
    """A card under the building deck: what it is if the viewer knows, and who knows (a mask of seats)."""

    building: BuildingName | None
    known_to: int
    packet: int
    """The seat that was dealt the hand it came from; -1 when it came from a town or was drawn."""


class Drawn(TypedDict):
    """The cards drawn for New Foundation; their drawer sees them."""

    count: int
    cards: list[BuildingName] | None


class SaidSide(TypedDict):
    """I am a puritan, or a witch."""

    kind: Literal["claim-side"]
    side: SideName


class SaidType(TypedDict):
    """I collect this type."""

    kind: Literal["claim-type"]
    type: TypeName


class SaidSaw(TypedDict):
    """I saw this player's character."""

    kind: Literal["claim-saw"]
    about: int
    side: SideName


class SaidOf(TypedDict):
    """I accuse this player, or want to see him constable."""

    kind: Literal["accuse", "nominate"]
    about: int


class SaidExcuse(TypedDict):
    """I had no better card."""

    kind: Literal["no-better-card"]


class SaidOffer(TypedDict):
    """I give so much hope if you trigger this event."""

    kind: Literal["offer"]
    amount: int
    event: EventName


Said = SaidSide | SaidType | SaidSaw | SaidOf | SaidExcuse | SaidOffer


class Claim(TypedDict):
    """Something that was claimed; `true` is told after the game, null where no character card can tell."""

    round: int
    seat: int
    id: int
    claim: Said
    looks: int
    """How often anybody had looked at a character by then."""
    true: bool | None


class Final(TypedDict):
    """The despair of the town at the end, step by step."""

    cubes: int
    free_witches: int
    tried_puritans: int
    tried_witches: int
    after_trials: int
    added_by_sets: int
    removed_by_sets: int
    despair: int
    goal: int
    reason: Literal["witches-win", "puritans-win", "all-lose"]


class Board(TypedDict):
    """All that a viewer may know of the table; lists by player are in the order of the seats."""

    viewer: int | None
    round: int
    phase: PhaseName
    step: int
    """How often hands were passed in this round."""
    constable: int | None
    badges: list[bool]
    trials: list[bool]
    trials_left: int
    pillory: Pillory | None
    triggers: int
    characters: list[CharacterName | None]
    looks: list[Look]
    towns: list[list[Standing]]
    gifts: int
    """Hope given to the constable that is not on his buildings yet."""
    hope: list[int]
    despair: int
    goal: int
    hands: list[list[BuildingName] | None]
    hand_sizes: list[int]
    picks: list[Pick | None]
    dealt: list[list[list[BuildingName] | None]]
    """By round and player the hands as dealt that the viewer has held."""
    builds: list[Built]
    deck: int
    bottom: list[Under]
    drawn: Drawn
    market: list[EventName]
    queue: list[EventName]
    unseen: list[EventName]
    claims: list[Claim]
    claimed: list[int]
    final: Final | None
    stack: list[list[int]]


# --- aids ---


class Despair(TypedDict):
    """The despair of the town against its goal."""

    cubes: int
    added_by_sets: int
    removed_by_sets: int
    with_sets: int
    goal: int


class Card(TypedDict):
    """A building card as it is printed."""

    type: TypeName
    colour: Colour
    position: int
    hope: int
    despair: int
    remove: int


class Known(TypedDict):
    """What a character that the viewer has seen stands for."""

    side: SideName
    types: list[TypeName]


class Aids(TypedDict):
    """Sums that a player would make, and what is printed on the cards."""

    despair: Despair
    sets: list[dict[TypeName, int]]
    eligible: list[int]
    may_give: list[int]
    places_cubes: list[bool]
    """False for players whose new buildings place and remove no cubes, because they are on trial."""
    dearest: int | None
    forced: bool
    costs: dict[EventName, int]
    buildings: dict[BuildingName, Card]
    known: list[Known | None]
    accused: list[list[int]]
    claims_left: list[int]
    witches_mixed: int
    puritans_mixed: int
    trial_despair: int
    set_despair: dict[TypeName, int]
    rounds: int


# --- what one action would do ---


class HopeOff(TypedDict):
    """Hope that comes off a building."""

    building: BuildingName
    hope: int


class Effect(TypedDict):
    """Cubes, points and hope; which of them are told depends on the action."""

    type: NotRequired[TypeName]
    """Of a card to be built; then hope, despair and remove are what it places and removes, points what it scores."""
    hope: NotRequired[int]
    despair: NotRequired[int]
    remove: NotRequired[int]
    points: NotRequired[int]
    without_cubes: NotRequired[bool]
    """True for a card that is built without its cubes, because its builder is on trial."""
    cost: NotRequired[int]
    hope_left: NotRequired[int]
    gives: NotRequired[list[HopeOff]]
    """The buildings that a gift takes hope off."""
