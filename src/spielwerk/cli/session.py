"""A game at one terminal: who is asked, what is typed, and what is saved."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spielwerk.bots import Player, seed_of
from spielwerk.bots.pacing import NO_TURN, turn_at
from spielwerk.cli.app import version
from spielwerk.cli.boards import board_of, glance_of
from spielwerk.cli.files import write_record
from spielwerk.cli.log import log_lines
from spielwerk.cli.refusals import print_refusals, print_rule, print_why
from spielwerk.cli.scores import print_scores
from spielwerk.cli.screen import console, player_name
from spielwerk.cli.words import Words
from spielwerk.core.agenda import Choice, options
from spielwerk.core.errors import IllegalAction, SpielwerkError
from spielwerk.core.record import new_key
from spielwerk.core.table import Table

if TYPE_CHECKING:
    from rich.console import Console

HUMAN = "human"
LOG_LINES = 20


class Left(Exception):
    """The player goes; the game stays saved."""


def read_line(shown: Console, prompt: str) -> str | None:
    """What is typed, or None at the end of the input."""
    shown.print(prompt, end="", markup=False, soft_wrap=True)
    shown.file.flush()
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        shown.print(line.rstrip("\n"), markup=False)
    return line.strip() if line else None


class Session:
    """table, kinds (human or a bot's name) and names, one per seat."""

    def __init__(
        self,
        table: Table,
        kinds: list[str],
        names: list[str],
        language: str,
        path: Path,
        auto_forced: bool,
    ) -> None:
        self.table = table
        self.kinds = kinds
        self.bots = {
            seat: Player(table.game, seat, kind) for seat, kind in enumerate(kinds) if kind != HUMAN
        }
        self.names = names
        self.words = Words(table.game, language)
        self.path = path
        self.auto_forced = auto_forced
        self.shown = console()
        self.draw = board_of(table.game)
        self.glance = glance_of(table.game)
        self.read_up_to = [0] * len(kinds)  # events that each seat has seen
        self.at_keyboard = -1
        self.drawn_at = -1  # the number of answers when the board was last drawn
        # bots' dice: known to everybody, and not those of the game
        self.bot_seed = int(table.the_record.commitment[:12], 16)
        self.turn = NO_TURN

    # --- the loop ------------------------------------------------------------------------

    def run(self) -> None:
        self.save()
        if not self.table.moments:
            promise = self.words.say("commitment", hash=self.table.the_record.commitment)
            self.shown.print(f"[dim]{version()}\n{promise}[/]", soft_wrap=True)
        try:
            while not self.table.over:
                self.step()
        except (Left, KeyboardInterrupt):
            self.save()
            self.shown.print()
            self.shown.print(self.words.say("saved-at", path=str(self.path)), soft_wrap=True)
            self.shown.print(
                self.words.say("resume-with", path=str(self.path)), markup=False, soft_wrap=True
            )
            return
        self.finish()

    def step(self) -> None:
        choice = self.table.choice
        assert choice is not None
        seat = choice.seat
        before, self.turn = self.turn, turn_at(self.table.game, self.table.state)
        if self.kinds[seat] != HUMAN:
            if self.turn != before:
                self.bots[seat].spent = 0
            self.answer(self.bot_answer(seat))
            return
        offered = self.table.options
        if self.auto_forced and len(offered) == 1:
            self.answer(offered[0])
            return
        self.hand_over(seat)
        if self.drawn_at != len(self.table.moments):
            self.show_table(seat)
        self.show_question(choice)
        self.obey(seat, choice)

    def bot_answer(self, seat: int) -> str:
        """The bot gets a guess: it never sees more than a person in its seat."""
        table = self.table
        now = seed_of(self.bot_seed, len(table.moments))
        observed = table.game.guess(table.state, seat, new_key(now))
        bot = self.bots[seat]
        token = table.game.token(bot.choose(observed, now))
        if bot.why:
            why = self.words.why(player_name(seat, self.names[seat]), bot.why)
            self.shown.print(why, style="dim")
        return token

    def answer(self, token: str) -> None:
        self.table.answer(token)
        self.save()

    def save(self) -> None:
        write_record(self.path, self.table.record())

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: nobody sees another's hand."""
        if self.kinds.count(HUMAN) > 1 and self.at_keyboard != seat:
            self.shown.clear()
            if self.at_keyboard >= 0 or self.table.moments:
                text = self.words.say("pass-keyboard", player=self.names[seat])
                if read_line(self.shown, f"{text} ") is None:
                    raise Left
                self.shown.clear()
            self.drawn_at = -1
        self.at_keyboard = seat

    def finish(self) -> None:
        self.shown.print(f"[bold]{self.words.say('game-over')}[/]")
        humans = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]
        seat = humans[0] if len(humans) == 1 else -1
        self.draw(self.shown, self.table.view(seat), self.words, self.names)
        print_scores(self.shown, self.table, self.words, self.names)
        self.shown.print(self.words.say("saved-at", path=str(self.path)), soft_wrap=True)

    # --- showing -------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        self.show_log(seat, self.read_up_to[seat], LOG_LINES)
        self.read_up_to[seat] = len(self.table.events)
        since = self.table.moments[self.drawn_at :] if self.drawn_at >= 0 else []
        within_move = bool(since) and all(moment.seat == seat for moment in since)
        draw = self.glance if within_move else self.draw
        draw(self.shown, self.table.view(seat), self.words, self.names)
        self.drawn_at = len(self.table.moments)

    def show_log(self, seat: int, first: int, most: int) -> None:
        """What happened, as far as this seat may know."""
        from rich.markup import escape

        lines = [
            f"[dim]{rule:<16}[/] {escape(text)}"
            for rule, text in log_lines(self.table.events[first:], seat, self.words, self.names)
        ]
        if not lines:
            return
        self.shown.print()
        self.shown.print(f"[bold]{self.words.say('since-last')}[/]")
        if len(lines) > most:
            self.shown.print(f"[dim]{self.words.say('more-lines', count=len(lines) - most)}[/]")
        for line in lines[-most:]:
            self.shown.print(line)

    def show_question(self, choice: Choice[Any]) -> None:
        from rich.columns import Columns
        from rich.markup import escape

        player = player_name(choice.seat, self.names[choice.seat])
        prompt = escape(self.words.prompt(choice))
        self.shown.print()
        self.shown.print(f"[bold]{player}: {prompt}[/] [dim]({choice.rule})[/]")
        lines = []
        for number, action in enumerate(options(self.table.state), start=1):
            token = self.table.game.token(action)
            text = self.words.option(choice, action)
            same = "" if text == token else f"  [dim]{escape(token)}[/]"
            lines.append(f"[bold green]{number:>3}[/]  {escape(text)}{same}")
        if len(lines) <= 8:
            for line in lines:
                self.shown.print(line)
        else:
            self.shown.print(Columns(lines, column_first=True, expand=False, padding=(0, 3)))

    # --- typing --------------------------------------------------------------------------

    def obey(self, seat: int, choice: Choice[Any]) -> None:
        """One line of input."""
        line = read_line(self.shown, "> ")
        if line is None:
            raise Left
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        table, words = self.table, self.words
        offered = table.options
        if not word:
            return
        if word.isdigit() and 1 <= int(word) <= len(offered):
            self.answer(offered[int(word) - 1])
        elif word in offered:
            self.answer(word)
        elif word in ("quit", "exit", "q"):
            raise Left
        elif word in ("help", "?", "h"):
            self.shown.print(words.say("input-help"), markup=False)
        elif word == "why" and not rest:
            print_refusals(self.shown, table, words)
        elif word == "why":
            print_why(self.shown, table, words, choice, rest)
        elif word in ("undo", "u"):
            self.undo(seat)
        elif word == "rules":
            print_rule(self.shown, words, rest or choice.rule)
        elif word == "log":
            self.show_log(seat, 0, 10_000)
        elif word == "scores":
            print_scores(self.shown, table, words, self.names)
        elif word == "board":
            self.drawn_at = -1
        elif word == "save":
            self.save_as(rest)
        else:
            self.complain(word)

    def complain(self, word: str) -> None:
        """An answer that is not offered: the reason, if there is one."""
        try:
            self.table.legal_action(word)
        except IllegalAction as problem:
            refusal = self.table.why().get(word)
            if refusal is not None:
                text = f"{self.words.reason(refusal)} ({refusal.rule})"
            elif self.table.game.tokens.action(word) is not None:
                text = str(problem)
            else:
                text = self.words.say("unknown-input", what=word)
            self.shown.print(text, style="red", markup=False)

    def undo(self, seat: int) -> None:
        """Back to this seat's last real decision."""
        try:
            self.table.undo(1, seat)
            while self.auto_forced and len(self.table.options) == 1 and self.table.undoable(seat):
                self.table.undo(1, seat)
        except IllegalAction as problem:
            self.shown.print(str(problem), style="red", markup=False)
            return
        self.save()
        self.read_up_to[seat] = min(self.read_up_to[seat], len(self.table.events))
        self.drawn_at = -1
        self.shown.print(self.words.say("undone"))

    def save_as(self, name: str) -> None:
        path = Path(name) if name else self.path
        try:
            write_record(path, self.table.record())
        except (OSError, SpielwerkError) as problem:
            self.shown.print(str(problem), style="red", markup=False)
            return
        self.shown.print(self.words.say("saved-at", path=str(path)), markup=False, soft_wrap=True)
