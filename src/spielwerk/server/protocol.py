"""Everything that travels between server and client, as types.

Texts are never rendered here: a message carries keys, rule IDs, tokens and numbers, and the
client says them in its reader's language. `docs/protocol.md` tells the story around the types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spielwerk.core.game import OptionValue, ScoreLine

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{4,64}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]
BotLevel = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Language = Literal["en", "de", "fr"]

Status = Literal["open", "playing", "over"]
SeatKind = Literal["human", "open", "bot"]
Gone = Literal["", "left", "resigned", "timeout"]
Cause = Literal["answer", "early", "undo", "consent"]


# --- shared ------------------------------------------------------------------------------------


class Problem(Struct, kw_only=True):
    """Every error: a code for programs, an English sentence for those who write them, and what a
    client says to people: text key `no-<key>` with `args`."""

    code: str
    message: str
    key: str
    args: dict[str, str | int]


class ClockRule(Struct, kw_only=True, forbid_unknown_fields=True):
    """Seconds in the bank of every seat, and what each new turn adds."""

    bank: Annotated[int, Meta(ge=10, le=2_592_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Clocks(Struct, kw_only=True):
    """Milliseconds left per seat at the moment of sending; `running` are the seats that pay."""

    banks: list[int]
    increment: int
    running: list[int]


class SeatInfo(Struct, kw_only=True):
    """`gone` says why the person whose `name` this is does not play: a bot plays for them, or
    (`kind` is still human) the table waits."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    connected: bool
    thinking: bool
    gone: Gone


class Branch(Struct, kw_only=True):
    """This is not the real game: it shares the first `move` answers with another one."""

    replay: str
    move: int


class TableInfo(Struct, kw_only=True):
    """A table as a list shows it; `invitation` is told to those who sit there only. The `host` is
    the one who set the table, or the first person still there."""

    id: str
    game: str
    status: Status
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    clock: ClockRule | None
    listed: bool
    spectators: bool
    created_at: int
    updated_at: int
    move: int
    asked: int | None
    my_seats: list[int]
    my_turn: bool
    owner: bool
    host: bool
    invitation: str | None
    commitment: str | None
    components: str
    branch: Branch | None
    rematch: str | None
    scores: list[int] | None
    winners: list[int] | None


class Happening(Struct, kw_only=True):
    """One event: text key `event-<key>`; `thing` is a token; `seat` is -1 for nobody."""

    rule: str
    key: str
    seat: int
    thing: str | None
    amount: int
    other: int


class LogEntry(Struct, kw_only=True):
    """What one answer brought about, as far as this seat may know; move 0 is the set-up. `why` is
    the merit that spoke most for a bot's answer (text key `merit-<why>`), else empty."""

    move: int
    seat: int
    events: list[Happening]
    why: str


class Asked(Struct, kw_only=True):
    """Who is asked: text key `prompt-<prompt>`; `about` is the token of what it is about."""

    seat: int
    prompt: str
    rule: str
    about: str | None


class Option(Struct, kw_only=True):
    """A legal answer. Its text is the first that exists of `option-<prompt>-<kind>-<name>`,
    `option-<prompt>-<kind>`, `option-<kind>-<name>`, `option-<kind>`, `thing-<kind>-<name>`,
    `thing-<kind>`."""

    token: str
    kind: str
    name: str


class Refused(Struct, kw_only=True):
    """Why not: text key `reason-<key>` with `thing` (named by token), `need` and `have`."""

    token: str
    rule: str
    key: str
    need: int
    have: int


class Position(Struct, kw_only=True):
    """The game as one seat sees it now. `seat` is whose eyes these are, -1 a spectator's.

    options and refused are filled only when `asked.seat == seat` and the seat is the reader's.
    Where the rules ask several seats at once, `asked` is the reader's own question as long as there
    is one, and `early` counts the answers of this seat that wait for their turn; `view` shows them
    as given. `waiting` are all seats that can answer now. `asked_at` is the seq since which the
    reader's question is the same: an answer may be based on any seq from there on.
    """

    seq: int
    move: int
    seat: int
    view: dict[str, Any]
    asked: Asked | None
    asked_at: int
    waiting: list[int]
    early: int
    options: list[Option]
    refused: list[Refused]
    undoable: int
    score_lines: list[ScoreLine]
    scores: list[int]
    winners: list[int] | None
    clocks: Clocks | None


class ChatLine(Struct, kw_only=True):
    id: int
    seat: int
    name: str
    text: str
    at: int


class UndoPlea(Struct, kw_only=True):
    """A wish to go back to after the first `to_move` answers, and who still has to agree."""

    id: int
    seat: int
    to_move: int
    waiting_for: list[int]


# --- socket: client to server ---------------------------------------------------------------


class Subscribe(Struct, tag="subscribe", tag_field="type", kw_only=True):
    """The first message. `since` is the last seq known, 0 for everything, -1 for no log."""

    since: Annotated[int, Meta(ge=-1)] = 0


class Answer(Struct, tag="answer", tag_field="type", kw_only=True):
    base_seq: Count
    idempotency_key: Key
    token: Token


class Undo(Struct, tag="undo", tag_field="type", kw_only=True):
    """Take back own answers within the engine's barrier."""

    base_seq: Count
    idempotency_key: Key
    steps: Annotated[int, Meta(ge=1, le=10_000)] = 1


class UndoRequest(Struct, tag="undo_request", tag_field="type", kw_only=True):
    """Ask all human seats to go back to after the first `to_move` answers."""

    base_seq: Count
    to_move: Count


class UndoConsent(Struct, tag="undo_consent", tag_field="type", kw_only=True):
    id: int
    agree: bool


class Preview(Struct, tag="preview", tag_field="type", kw_only=True):
    """What would this answer change that I can see?"""

    base_seq: Count
    token: Token


class Chat(Struct, tag="chat", tag_field="type", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resign(Struct, tag="resign", tag_field="type", kw_only=True):
    """Give up: a bot plays the seat to the end, and everybody sees why."""


class Leave(Struct, tag="leave", tag_field="type", kw_only=True):
    """Stand up: with a `level` such a bot plays for me, else the table waits. Whoever comes back
    gets the seat back."""

    level: BotLevel | None = None


class LetBot(Struct, tag="let_bot", tag_field="type", kw_only=True):
    """The host's wish: a bot plays on for somebody who left."""

    seat: SeatNumber
    level: BotLevel | None = None


class Takeover(Struct, tag="takeover", tag_field="type", kw_only=True):
    """Sit down where a bot plays for somebody who is gone."""

    seat: SeatNumber


class Ping(Struct, tag="ping", tag_field="type", kw_only=True):
    n: int = 0


ClientMessage = (
    Subscribe
    | Answer
    | Undo
    | UndoRequest
    | UndoConsent
    | Preview
    | Chat
    | Resign
    | Leave
    | LetBot
    | Takeover
    | Ping
)


# --- socket: server to client ---------------------------------------------------------------


class Snapshot(Struct, tag="snapshot", tag_field="type", kw_only=True):
    """Everything a client needs to draw the table. Drop own log from `log_from` on, then append
    `log`. `position` is null while seats are open. `rules_fixed_at` is the move after which a fix
    of the rules took hold, if that changed this game."""

    table: TableInfo
    position: Position | None
    log_from: int
    log: list[LogEntry]
    chat: list[ChatLine]
    undo_plea: UndoPlea | None
    rules_fixed_at: int | None


class Committed(Struct, tag="committed", tag_field="type", kw_only=True):
    """It happened and is stored. `idempotency_key` is told to the sender only."""

    cause: Cause
    by: int
    idempotency_key: str | None
    position: Position
    log_from: int
    log: list[LogEntry]


class Rejected(Struct, tag="rejected", tag_field="type", kw_only=True):
    """Nothing happened, and why; with the position as it is. Codes: stale, not_your_turn,
    not_seated, illegal, barrier, over, not_started, busy. Text key `no-<key>` with `args`."""

    idempotency_key: str | None
    code: str
    reason: str
    key: str
    args: dict[str, str | int]
    rule: str
    position: Position | None


class Change(Struct, kw_only=True):
    """One number of the view: its path in the view, before and after."""

    path: list[str | int]
    before: int | None
    after: int | None


class Previewed(Struct, tag="previewed", tag_field="type", kw_only=True):
    """`chance` is true when dice or hidden things decide: then the numbers are one example.
    `ends_turn` is true when somebody else, or nobody, is asked after it."""

    token: str
    base_seq: int
    chance: bool
    ends_turn: bool
    changes: list[Change]


class Seats(Struct, tag="seats", tag_field="type", kw_only=True):
    """Somebody sat down, left, connected, disconnected or began to think; the whole table."""

    table: TableInfo


class Said(Struct, tag="said", tag_field="type", kw_only=True):
    line: ChatLine


class UndoAsked(Struct, tag="undo_asked", tag_field="type", kw_only=True):
    plea: UndoPlea


class UndoSettled(Struct, tag="undo_settled", tag_field="type", kw_only=True):
    id: int
    agreed: bool


class Trouble(Struct, tag="problem", tag_field="type", kw_only=True):
    """A message that could not be understood or is not allowed. Codes: malformed, too_fast,
    not_subscribed, refused. Text key `no-<key>` with `args`."""

    code: str
    message: str
    key: str
    args: dict[str, str | int]


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    n: int


ServerMessage = (
    Snapshot
    | Committed
    | Rejected
    | Previewed
    | Seats
    | Said
    | UndoAsked
    | UndoSettled
    | Trouble
    | Pong
)


# --- REST: who I am --------------------------------------------------------------------------


class SessionInfo(Struct, kw_only=True):
    name: str
    guest: bool
    language: Language | None
    webhook_url: str | None


class Profile(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is left out stays; an empty webhook_url removes it."""

    name: Name | None = None
    language: Language | None = None
    webhook_url: Annotated[str, Meta(max_length=500)] | None = None


class Credentials(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Logout(Struct, kw_only=True, forbid_unknown_fields=True):
    everywhere: bool = False


# --- REST: games -----------------------------------------------------------------------------


class TableOptionInfo(Struct, kw_only=True):
    """One setting; the first value is the default."""

    name: str
    values: list[OptionValue]


class GameInfo(Struct, kw_only=True):
    name: str
    title: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: list[TableOptionInfo]
    bot_levels: list[str]
    languages: list[Language]
    components: str


class Catalogue(Struct, kw_only=True):
    """Fluent sources, to be added to one bundle in this order."""

    game: str
    language: Language
    sources: list[str]


class Paragraph(Struct, kw_only=True):
    """A rule with its ID, or a text or table between rules (Markdown)."""

    rule: str | None
    text: str


class Chapter(Struct, kw_only=True):
    anchor: str
    title: str
    level: int
    paragraphs: list[Paragraph]


class Rules(Struct, kw_only=True):
    """`language` is the one found: English where there is no translation."""

    game: str
    language: Language
    title: str
    chapters: list[Chapter]


# --- REST: tables ----------------------------------------------------------------------------


class SeatWish(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here; `level` for bots, `name` for hot-seat players."""

    who: Literal["me", "open", "bot", "hotseat"]
    level: BotLevel | None = None
    name: Name | None = None


class CreateTable(Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    clock: ClockRule | None = None
    listed: bool = False
    spectators: bool = True


class Join(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which open seat, or the first one; and under which name."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Fill(Struct, kw_only=True, forbid_unknown_fields=True):
    """Put bots on all open seats and begin."""

    level: BotLevel


class Tables(Struct, kw_only=True):
    tables: list[TableInfo]


# --- REST: replay ----------------------------------------------------------------------------


class ReplayInfo(Struct, kw_only=True):
    """A finished game; `record` is its whole record, `table` is null for an uploaded one."""

    id: str
    table: str | None
    game: str
    names: list[str]
    seats: int
    moves: int
    components: str
    branch: Branch | None
    record: dict[str, Any]


class Frame(Struct, kw_only=True):
    """The table after the first `move` answers; `token` is the one that led here."""

    move: int
    by: int
    token: str | None
    view: dict[str, Any]
    asked: Asked | None
    events: list[Happening]
    scores: list[int]


class Frames(Struct, kw_only=True):
    seat: int
    first: int
    moves: int
    frames: list[Frame]
    score_lines: list[ScoreLine]
    winners: list[int] | None


class Course(Struct, kw_only=True):
    """A whole replay without its views: the log, and the scores after every move."""

    seat: int
    log: list[LogEntry]
    scores: list[list[int]]
    score_lines: list[ScoreLine]
    winners: list[int] | None


class Verified(Struct, kw_only=True):
    """`outcomes` dice and draws were thrown again from the published key; or not, and the text
    `no-<key>` says why."""

    ok: bool
    outcomes: int
    reason: str | None
    key: str
    args: dict[str, str | int]


class PlayOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Branch after `move` answers: I sit on `seat`, bots on the others."""

    move: Count
    seat: SeatNumber = 0
    level: BotLevel


class Report(Struct, kw_only=True, forbid_unknown_fields=True):
    """The bug button: which table, and what is wrong in the player's words."""

    table: TableId
    note: Annotated[str, Meta(max_length=2_000)] = ""


class ReportFile(Struct, kw_only=True):
    """What the bug button packs: opening it shows the same screen again. `record` is there when
    the game is over; before that it would tell secrets."""

    kind: Literal["spielwerk-report"] = "spielwerk-report"
    id: str
    version: str
    rules_version: int
    note: str
    snapshot: dict[str, Any]
    record: dict[str, Any] | None
