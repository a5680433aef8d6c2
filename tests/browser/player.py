"""A person at a browser: looks at what glows, clicks it or presses keys."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Page, expect

# What is on offer, in one look: glowing things on the screen, and the list in words.
LOOK = """() => {
  const shown = (e) => e.offsetParent !== null;
  const glowing = [...document.querySelectorAll('[data-state="legal"]')].filter(shown);
  return {
    over: document.querySelector('.end') !== null,
    move: document.querySelector('main.table')?.dataset.seq ?? '',
    options: [...document.querySelectorAll('[data-option]')].map((e) => e.dataset.option),
    glowing: [...new Set(glowing.map((e) => e.dataset.token))],
    held: document.querySelector('.act .pri') !== null,
  };
}"""
# Answer for my seats without the screen, as fast as the server can: a legal answer by chance.
HURRY = """async ([table, answers, seed, haste]) => {
  let state = seed;
  const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const choose = (tokens) => {
    const leave = tokens.find((token) => token === 'pass' || token === 'done');
    if (leave && chance() < haste) return leave;
    const others = tokens.filter((token) => token !== 'pass');
    const left = others.length ? others : tokens;
    return left[Math.floor(chance() * left.length)];
  };
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/tables/' + table);
  const send = (message) => socket.send(JSON.stringify(message));
  let given = 0;
  let seq = -1;
  await new Promise((done, fail) => {
    socket.onopen = () => send({ type: 'subscribe', since: -1 });
    socket.onclose = () => fail(new Error('the connection is lost'));
    socket.onmessage = ({ data }) => {
      const { type, reason, position } = JSON.parse(data);
      if (type === 'rejected') return fail(new Error(reason));
      if (!position || position.seq <= seq) return;
      seq = position.seq;
      if (position.asked === null) return done();
      if (!position.options.length) return;
      if (given++ >= answers) return done();
      const token = choose(position.options.map((option) => option.token));
      send({ type: 'answer', base_seq: seq, idempotency_key: 'hurry-' + seed + '-' + seq, token });
    };
  });
  socket.onclose = null;
  socket.close();
}"""
# How often an opportunity to pass is taken: the games shall be whole, not long.
HASTE = 0.55


class Player:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.answers = 0

    # --- pages ---------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.url)

    def play_now(self) -> str:
        """Two clicks from an empty browser to a game: open the page, press the button."""
        self.page.get_by_role("button", name="Tharos").first.click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(".tile")
        return self.path.split("/")[-1]

    def new_table(self, *seats: dict[str, str]) -> dict[str, Any]:
        body = {"game": "tharos", "seats": list(seats)}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()
        return table

    def sit(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """A table of any game; its id."""
        body = {"game": game, "seats": list(seats), **more}
        answer = self.page.request.post(f"{self.url}/api/tables", data=body)
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def hurry(
        self, table: str, answers: int = 100_000, seed: int = 1, haste: float = HASTE
    ) -> None:
        """Some way into a game, or to its end, without looking."""
        self.page.evaluate(HURRY, [table, answers, seed, haste])

    # --- the table -----------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def wait_for_turn(self, seconds: float = 45) -> dict[str, Any]:
        """Until I am asked something, or the game is over."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            seen = self.look()
            if seen["over"] or seen["options"]:
                return seen
            self.page.wait_for_timeout(20)
        raise AssertionError("nobody asked me anything")

    def wait_for_new(self, seen: dict[str, Any]) -> None:
        """Until the table has moved on from what was seen."""
        expect(self.page.locator("main.table")).not_to_have_attribute("data-seq", seen["move"])

    def choose(self, seen: dict[str, Any], chance: random.Random) -> str:
        options: list[str] = seen["options"]
        for token in ("pass", "done"):
            if token in options and (len(options) == 1 or chance.random() < HASTE):
                return token
        return chance.choice([o for o in options if o != "pass"] or options)

    def click(self, token: str, seen: dict[str, Any]) -> None:
        """Touch the thing itself where it is drawn, else the option in words."""
        assert set(seen["glowing"]) <= set(seen["options"]), "something glows that is not offered"
        where = f'[data-token="{token}"][data-state="legal"]:visible'
        if token not in seen["glowing"]:
            where = f'[data-option="{token}"]'
        self.page.locator(where).first.click(timeout=20_000)
        self.answers += 1

    def settle(self, seen: dict[str, Any], by_key: bool = False) -> None:
        """Until the answer is in: confirm if it is held, then wait for the next question."""
        limit = time.monotonic() + 20
        while time.monotonic() < limit:
            now = self.look()
            if now["held"]:
                if by_key:
                    self.page.keyboard.press("Enter")
                else:
                    self.page.evaluate("document.querySelector('.act .pri')?.click()")
            elif now["over"] or now["move"] != seen["move"]:
                return
            self.page.wait_for_timeout(8)
        raise AssertionError(f"no answer to {seen}")

    def play_a_bit(self, chance: random.Random) -> bool:
        """One answer by a click, if I am asked; False when the game is over."""
        seen = self.look()
        if seen["over"]:
            return False
        if not seen["options"]:
            self.page.wait_for_timeout(10)
            return True
        try:
            self.click(self.choose(seen, chance), seen)
            self.settle(seen)
        except Error as fault:  # the screen changed under the pointer
            if "Timeout" not in str(fault):
                raise
        return True

    def sideways(self) -> int:
        """How many pixels the page is wider than the window."""
        wide: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)
