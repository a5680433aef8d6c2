"""The contract between a game and everything that stands on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from msgspec import Struct

from spielwerk.core.agenda import Action, State, Step, asked_seat
from spielwerk.core.components import STANDARD, Document, digest, override, read_toml
from spielwerk.core.errors import BadComponents, BadPosition, BadSetup
from spielwerk.core.tokens import Tokens

S = TypeVar("S", bound=State)
B = TypeVar("B")

OptionValue = bool | int | str
View = dict[str, Any]

BOXES = 4  # that a game keeps


class TableOption:
    """One setting of a table: its values, the first of which is the default."""

    def __init__(self, *values: OptionValue) -> None:
        self.values = values


class ScoreLine(Struct):
    """Points of one source for every seat: text key `score-<source>`."""

    source: str
    rule: str
    points: list[int]


class Game(ABC, Generic[S]):
    """One game. Everything above `core` knows games only through this class.

    name, title     how it is called in commands and for people
    prefix          of its rule IDs
    rules_version   goes up with every change of behaviour
    seats           how many may play
    longest         no game takes more decisions than this
    table_options   settings of a table
    tokens          ids and texts of answers
    steps           every step class, for saving
    parts           fields of the state that hold lists of objects, and their class
    """

    name: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range]
    longest: ClassVar[int]
    table_options: ClassVar[Mapping[str, TableOption]] = {}
    tokens: ClassVar[Tokens]
    steps: ClassVar[Sequence[type[Step]]]
    parts: ClassVar[Mapping[str, type]] = {}
    merit_names: ClassVar[tuple[str, ...]] = ("points",)
    last_stage: ClassVar[int] = 0

    def __init__(self) -> None:
        self.boxes: list[tuple[Document, Any]] = []

    @property
    def folder(self) -> Path:
        """Where the game's components and texts lie."""
        module = __import__(type(self).__module__, fromlist=["__file__"])
        return Path(str(module.__file__)).parent

    # --- playing -------------------------------------------------------------------------

    @abstractmethod
    def blank(self, components: Document) -> S:
        """An empty state that knows its components; loading and set-up fill it."""

    def restore(self, g: S) -> None:
        """Make anew what a state derives from its saved fields and does not save itself."""

    @abstractmethod
    def set_up(self, g: S, seats: int, options: Mapping[str, OptionValue]) -> None:
        """Lay out the game and put the first steps on the agenda; g.key is set."""

    @abstractmethod
    def view(self, g: S, seat: int) -> View:
        """What a seat may see, built up; seat -1 is a spectator. Only to look at: views may share
        their parts with each other."""

    def views(self, g: S, seats: Sequence[int]) -> list[View]:
        """The views of several seats, only to be sent: a game may build what they share only once
        and keep parts of them as JSON (looks.py)."""
        return [self.view(g, seat) for seat in seats]

    @abstractmethod
    def guess(self, g: S, seat: int, key: bytes) -> S:
        """A clone in which everything that seat cannot see is dealt anew."""

    @abstractmethod
    def check(self, g: S) -> None:
        """Raise AssertionError with a sentence if the state is impossible."""

    @abstractmethod
    def score_rows(self, g: S) -> list[ScoreLine]:
        """Points by source, as if the game ended now."""

    def score_rows_seen(self, g: S) -> list[ScoreLine]:
        """The same as everybody may know it during the game; a game that scores hidden things
        leaves them out here."""
        return self.score_rows(g)

    def scores(self, g: S) -> list[int]:
        rows = self.score_rows(g)
        return [sum(points) for points in zip(*(row.points for row in rows), strict=True)]

    def winners(self, g: S) -> list[int]:
        scores = self.scores(g)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # --- judging, for bots -----------------------------------------------------------------

    def merits(self, g: S, seat: int) -> list[float]:
        """What makes the state good for a seat, in the order of `merit_names`. Bots weigh them by
        the game's weights.toml; without telling better only the points count."""
        return [float(self.scores(g)[seat])]

    def stage(self, g: S) -> int:
        """How far the game is, from 0 to `last_stage`: what a merit is worth changes with it."""
        return 0

    def settled(self, g: S, seat: int) -> bool:
        """Is this seat's move finished? A move of several picks is judged only where it is."""
        return asked_seat(g) != seat

    # --- components ----------------------------------------------------------------------

    def standard_components(self) -> Document:
        return self.standard

    @cached_property
    def standard(self) -> Document:
        path = self.folder / "components.toml"
        return read_toml(path, BadComponents) if path.exists() else {}

    def box(self, components: Document, read: Callable[[Document], B]) -> B:
        """What a game reads out of these components and shares among its states; the last few are
        kept, since reading takes time."""
        for document, box in self.boxes:
            if document is components:
                return cast("B", box)
        fresh = read(components)
        self.boxes = [*self.boxes[1 - BOXES :], (components, fresh)]
        return fresh

    def components(self, pack: Path | Document | None) -> tuple[Document, str]:
        """The components to play with, and what records call them."""
        standard = self.standard_components()
        if pack is None:
            return standard, STANDARD
        document = read_toml(pack, BadComponents) if isinstance(pack, Path) else pack
        merged = override(standard, document)
        self.blank(merged)  # a pack that makes no sense is refused here
        return merged, digest(document)

    # --- positions -----------------------------------------------------------------------

    def arrange(self, g: S, position: Document) -> list[int]:
        """Change a freshly set-up state into the one a position file describes; the result is
        the chance outcomes it fixes for what comes next."""
        raise BadPosition(f"{self.title} has no positions")

    def describe(self, g: S) -> Document:
        """The state as a position: what `arrange` would need to build it."""
        raise BadPosition(f"{self.title} has no positions")

    # --- options of a table --------------------------------------------------------------

    def checked_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every option with its value, or BadSetup."""
        for name, value in given.items():
            if name not in self.table_options:
                known = ", ".join(self.table_options) or "none"
                text = f"{self.title} has no option {name!r}; it has: {known}"
                raise BadSetup(text, "option", option=name)
            allowed = self.table_options[name].values
            if not any(value == v and type(value) is type(v) for v in allowed):
                values = ", ".join(str(v) for v in allowed)
                text = f"option {name} cannot be {value!r}; it can be: {values}"
                raise BadSetup(text, "option", option=name)
        return {
            name: given.get(name, option.values[0]) for name, option in self.table_options.items()
        }

    def mismatch(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        """Why these settings do not fit together or this number of players; empty if they do.
        The first values always fit."""
        return ""

    def checked_seats(self, seats: int) -> int:
        if seats not in self.seats:
            few, many = self.seats.start, self.seats.stop - 1
            text = f"{self.title} is for {few} to {many} players, not {seats}"
            raise BadSetup(text, "players", game=self.title, few=few, many=many)
        return seats

    def token(self, action: Action) -> str:
        return self.tokens.token(action)
