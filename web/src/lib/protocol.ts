// Made by `make types` from src/spielwerk/server/protocol.py. Do not edit.

export type ClientMessage = (Subscribe | Answer | Undo | UndoRequest | UndoConsent | Preview | Chat | Resign | Leave | LetBot | Takeover | Ping)
export type ServerMessage = (Snapshot | Committed | Rejected | Previewed | Seats | Said | UndoAsked | UndoSettled | Trouble | Pong)

export interface Protocol {
Answer?: Answer
Asked?: Asked
Branch?: Branch
Catalogue?: Catalogue
Change?: Change
Chapter?: Chapter
Chat?: Chat
ChatLine?: ChatLine
ClientMessage?: ClientMessage
ClockRule?: ClockRule
Clocks?: Clocks
Committed?: Committed
Course?: Course
CreateTable?: CreateTable
Credentials?: Credentials
Fill?: Fill
Frame?: Frame
Frames?: Frames
GameInfo?: GameInfo
Happening?: Happening
Join?: Join
Leave?: Leave
LetBot?: LetBot
LogEntry?: LogEntry
Logout?: Logout
Option?: Option
Paragraph?: Paragraph
Ping?: Ping
PlayOn?: PlayOn
Pong?: Pong
Position?: Position
Preview?: Preview
Previewed?: Previewed
Problem?: Problem
Profile?: Profile
Refused?: Refused
Rejected?: Rejected
ReplayInfo?: ReplayInfo
Report?: Report
ReportFile?: ReportFile
Resign?: Resign
Rules?: Rules
Said?: Said
ScoreLine?: ScoreLine
SeatInfo?: SeatInfo
SeatWish?: SeatWish
Seats?: Seats
ServerMessage?: ServerMessage
SessionInfo?: SessionInfo
Snapshot?: Snapshot
Subscribe?: Subscribe
TableInfo?: TableInfo
TableOptionInfo?: TableOptionInfo
Tables?: Tables
Takeover?: Takeover
Trouble?: Trouble
Undo?: Undo
UndoAsked?: UndoAsked
UndoConsent?: UndoConsent
UndoPlea?: UndoPlea
UndoRequest?: UndoRequest
UndoSettled?: UndoSettled
Verified?: Verified
}
export interface Answer {
type: "answer"
base_seq: number
idempotency_key: string
token: string
}
/**
 * Who is asked: text key `prompt-<prompt>`; `about` is the token of what it is about.
 */
export interface Asked {
seat: number
prompt: string
rule: string
about: (string | null)
}
/**
 * This is not the real game: it shares the first `move` answers with another one.
 */
export interface Branch {
replay: string
move: number
}
/**
 * Fluent sources, to be added to one bundle in this order.
 */
export interface Catalogue {
game: string
language: ("de" | "en" | "fr")
sources: string[]
}
/**
 * One number of the view: its path in the view, before and after.
 */
export interface Change {
path: (string | number)[]
before: (number | null)
after: (number | null)
}
export interface Chapter {
anchor: string
title: string
level: number
paragraphs: Paragraph[]
}
/**
 * A rule with its ID, or a text or table between rules (Markdown).
 */
export interface Paragraph {
rule: (string | null)
text: string
}
export interface Chat {
type: "chat"
text: string
}
export interface ChatLine {
id: number
seat: number
name: string
text: string
at: number
}
/**
 * The first message. `since` is the last seq known, 0 for everything, -1 for no log.
 */
export interface Subscribe {
type: "subscribe"
since?: number
}
/**
 * Take back own answers within the engine's barrier.
 */
export interface Undo {
type: "undo"
base_seq: number
idempotency_key: string
steps?: number
}
/**
 * Ask all human seats to go back to after the first `to_move` answers.
 */
export interface UndoRequest {
type: "undo_request"
base_seq: number
to_move: number
}
export interface UndoConsent {
type: "undo_consent"
id: number
agree: boolean
}
/**
 * What would this answer change that I can see?
 */
export interface Preview {
type: "preview"
base_seq: number
token: string
}
/**
 * Give up: a bot plays the seat to the end, and everybody sees why.
 */
export interface Resign {
type: "resign"
}
/**
 * Stand up: with a `level` such a bot plays for me, else the table waits. Whoever comes back
 *     gets the seat back.
 */
export interface Leave {
type: "leave"
level?: (string | null)
}
/**
 * The host's wish: a bot plays on for somebody who left.
 */
export interface LetBot {
type: "let_bot"
seat: number
level?: (string | null)
}
/**
 * Sit down where a bot plays for somebody who is gone.
 */
export interface Takeover {
type: "takeover"
seat: number
}
export interface Ping {
type: "ping"
n?: number
}
/**
 * Seconds in the bank of every seat, and what each new turn adds.
 */
export interface ClockRule {
bank: number
increment?: number
}
/**
 * Milliseconds left per seat at the moment of sending; `running` are the seats that pay.
 */
export interface Clocks {
banks: number[]
increment: number
running: number[]
}
/**
 * It happened and is stored. `idempotency_key` is told to the sender only.
 */
export interface Committed {
type: "committed"
cause: ("answer" | "consent" | "early" | "undo")
by: number
idempotency_key: (string | null)
position: Position
log_from: number
log: LogEntry[]
}
/**
 * The game as one seat sees it now. `seat` is whose eyes these are, -1 a spectator's.
 * 
 *     options and refused are filled only when `asked.seat == seat` and the seat is the reader's.
 *     Where the rules ask several seats at once, `asked` is the reader's own question as long as there
 *     is one, and `early` counts the answers of this seat that wait for their turn; `view` shows them
 *     as given. `waiting` are all seats that can answer now. `asked_at` is the seq since which the
 *     reader's question is the same: an answer may be based on any seq from there on.
 */
export interface Position {
seq: number
move: number
seat: number
view: {
[k: string]: unknown
}
asked: (Asked | null)
asked_at: number
waiting: number[]
early: number
options: Option[]
refused: Refused[]
undoable: number
score_lines: ScoreLine[]
scores: number[]
winners: (number[] | null)
clocks: (Clocks | null)
}
/**
 * A legal answer. Its text is the first that exists of `option-<prompt>-<kind>-<name>`,
 *     `option-<prompt>-<kind>`, `option-<kind>-<name>`, `option-<kind>`, `thing-<kind>-<name>`,
 *     `thing-<kind>`.
 */
export interface Option {
token: string
kind: string
name: string
}
/**
 * Why not: text key `reason-<key>` with `thing` (named by token), `need` and `have`.
 */
export interface Refused {
token: string
rule: string
key: string
need: number
have: number
}
/**
 * Points of one source for every seat: text key `score-<source>`.
 */
export interface ScoreLine {
source: string
rule: string
points: number[]
}
/**
 * What one answer brought about, as far as this seat may know; move 0 is the set-up. `why` is
 *     the merit that spoke most for a bot's answer (text key `merit-<why>`), else empty.
 */
export interface LogEntry {
move: number
seat: number
events: Happening[]
why: string
}
/**
 * One event: text key `event-<key>`; `thing` is a token; `seat` is -1 for nobody.
 */
export interface Happening {
rule: string
key: string
seat: number
thing: (string | null)
amount: number
other: number
}
/**
 * A whole replay without its views: the log, and the scores after every move.
 */
export interface Course {
seat: number
log: LogEntry[]
scores: number[][]
score_lines: ScoreLine[]
winners: (number[] | null)
}
export interface CreateTable {
game: string
seats: SeatWish[]
options?: {
[k: string]: boolean | number | string
}
clock?: (ClockRule | null)
listed?: boolean
spectators?: boolean
}
/**
 * Who shall sit here; `level` for bots, `name` for hot-seat players.
 */
export interface SeatWish {
who: ("bot" | "hotseat" | "me" | "open")
level?: (string | null)
name?: (string | null)
}
export interface Credentials {
name: string
password: string
}
/**
 * Put bots on all open seats and begin.
 */
export interface Fill {
level: string
}
/**
 * The table after the first `move` answers; `token` is the one that led here.
 */
export interface Frame {
move: number
by: number
token: (string | null)
view: {
[k: string]: unknown
}
asked: (Asked | null)
events: Happening[]
scores: number[]
}
export interface Frames {
seat: number
first: number
moves: number
frames: Frame[]
score_lines: ScoreLine[]
winners: (number[] | null)
}
export interface GameInfo {
name: string
title: string
rules_version: number
min_seats: number
max_seats: number
options: TableOptionInfo[]
bot_levels: string[]
languages: ("de" | "en" | "fr")[]
components: string
}
/**
 * One setting; the first value is the default.
 */
export interface TableOptionInfo {
name: string
values: (boolean | number | string)[]
}
/**
 * Which open seat, or the first one; and under which name.
 */
export interface Join {
seat?: (number | null)
name?: (string | null)
}
export interface Logout {
everywhere?: boolean
}
/**
 * Branch after `move` answers: I sit on `seat`, bots on the others.
 */
export interface PlayOn {
move: number
seat?: number
level: string
}
export interface Pong {
type: "pong"
n: number
}
/**
 * `chance` is true when dice or hidden things decide: then the numbers are one example.
 *     `ends_turn` is true when somebody else, or nobody, is asked after it.
 */
export interface Previewed {
type: "previewed"
token: string
base_seq: number
chance: boolean
ends_turn: boolean
changes: Change[]
}
/**
 * Every error: a code for programs, an English sentence for those who write them, and what a
 *     client says to people: text key `no-<key>` with `args`.
 */
export interface Problem {
code: string
message: string
key: string
args: {
[k: string]: string | number
}
}
/**
 * What is left out stays; an empty webhook_url removes it.
 */
export interface Profile {
name?: (string | null)
language?: (("de" | "en" | "fr") | null)
webhook_url?: (string | null)
}
/**
 * Nothing happened, and why; with the position as it is. Codes: stale, not_your_turn,
 *     not_seated, illegal, barrier, over, not_started, busy. Text key `no-<key>` with `args`.
 */
export interface Rejected {
type: "rejected"
idempotency_key: (string | null)
code: string
reason: string
key: string
args: {
[k: string]: string | number
}
rule: string
position: (Position | null)
}
/**
 * A finished game; `record` is its whole record, `table` is null for an uploaded one.
 */
export interface ReplayInfo {
id: string
table: (string | null)
game: string
names: string[]
seats: number
moves: number
components: string
branch: (Branch | null)
record: {
[k: string]: unknown
}
}
/**
 * The bug button: which table, and what is wrong in the player's words.
 */
export interface Report {
table: string
note?: string
}
/**
 * What the bug button packs: opening it shows the same screen again. `record` is there when
 *     the game is over; before that it would tell secrets.
 */
export interface ReportFile {
kind?: "spielwerk-report"
id: string
version: string
rules_version: number
note: string
snapshot: {
[k: string]: unknown
}
record: ({
[k: string]: unknown
} | null)
}
/**
 * `language` is the one found: English where there is no translation.
 */
export interface Rules {
game: string
language: ("de" | "en" | "fr")
title: string
chapters: Chapter[]
}
export interface Said {
type: "said"
line: ChatLine
}
/**
 * `gone` says why the person whose `name` this is does not play: a bot plays for them, or
 *     (`kind` is still human) the table waits.
 */
export interface SeatInfo {
seat: number
kind: ("bot" | "human" | "open")
name: string
level: (string | null)
mine: boolean
connected: boolean
thinking: boolean
gone: ("" | "left" | "resigned" | "timeout")
}
/**
 * Somebody sat down, left, connected, disconnected or began to think; the whole table.
 */
export interface Seats {
type: "seats"
table: TableInfo
}
/**
 * A table as a list shows it; `invitation` is told to those who sit there only. The `host` is
 *     the one who set the table, or the first person still there.
 */
export interface TableInfo {
id: string
game: string
status: ("open" | "over" | "playing")
options: {
[k: string]: boolean | number | string
}
seats: SeatInfo[]
clock: (ClockRule | null)
listed: boolean
spectators: boolean
created_at: number
updated_at: number
move: number
asked: (number | null)
my_seats: number[]
my_turn: boolean
owner: boolean
host: boolean
invitation: (string | null)
commitment: (string | null)
components: string
branch: (Branch | null)
rematch: (string | null)
scores: (number[] | null)
winners: (number[] | null)
}
/**
 * Everything a client needs to draw the table. Drop own log from `log_from` on, then append
 *     `log`. `position` is null while seats are open. `rules_fixed_at` is the move after which a fix
 *     of the rules took hold, if that changed this game.
 */
export interface Snapshot {
type: "snapshot"
table: TableInfo
position: (Position | null)
log_from: number
log: LogEntry[]
chat: ChatLine[]
undo_plea: (UndoPlea | null)
rules_fixed_at: (number | null)
}
/**
 * A wish to go back to after the first `to_move` answers, and who still has to agree.
 */
export interface UndoPlea {
id: number
seat: number
to_move: number
waiting_for: number[]
}
export interface UndoAsked {
type: "undo_asked"
plea: UndoPlea
}
export interface UndoSettled {
type: "undo_settled"
id: number
agreed: boolean
}
/**
 * A message that could not be understood or is not allowed. Codes: malformed, too_fast,
 *     not_subscribed, refused. Text key `no-<key>` with `args`.
 */
export interface Trouble {
type: "problem"
code: string
message: string
key: string
args: {
[k: string]: string | number
}
}
export interface SessionInfo {
name: string
guest: boolean
language: (("de" | "en" | "fr") | null)
webhook_url: (string | null)
}
export interface Tables {
tables: TableInfo[]
}
/**
 * `outcomes` dice and draws were thrown again from the published key; or not, and the text
 *     `no-<key>` says why.
 */
export interface Verified {
ok: boolean
outcomes: number
reason: (string | null)
key: string
args: {
[k: string]: string | number
}
}
