import { describe, expect, it } from "vitest";
import { groups, newSince } from "../src/lib/log";
import { markdown } from "../src/lib/markdown";
import { nearest } from "../src/lib/moving";
import { NO_PACE, seconds, took } from "../src/lib/pace";
import type { LogEntry } from "../src/lib/protocol";
import { edges, scale, scoreText } from "../src/lib/scoring";
import { search } from "../src/lib/search";
import { closer, scrolled, wider, within } from "../src/lib/zoom";
import { clockFace } from "../src/lib/time";

function entry(move: number, seat: number, ...keys: string[]): LogEntry {
  return { move, seat, events: keys.map((key) => ({ rule: "XX-01", key, seat, thing: null, amount: 0, other: 0 })), why: "" };
}

describe("the log", () => {
  const log = [entry(0, -1, "round"), entry(1, 0, "a", "b"), entry(2, 1, "c"), entry(3, 1), entry(4, 2, "round", "d")];

  it("is grouped under headlines", () => {
    const parts = groups(log, (happening) => (happening.key === "round" ? "Round" : null));
    expect(parts.map((part) => [part.title, part.lines.map((line) => line.happening.key)])).toEqual([
      ["Round", ["a", "b", "c"]],
      ["Round", ["d"]],
    ]);
  });

  it("tells what a bot answered for on the first line of its answer, or on its next one", () => {
    const because = (why: string, answer: LogEntry) => ({ ...answer, why });
    const answers = [
      entry(1, 0, "a"),
      because("points", entry(2, 1, "round", "b", "c")),
      because("money", entry(3, 1)),
      entry(4, 1, "d"),
      because("cards", entry(5, 1)),
      entry(6, 0, "e"),
    ];
    const parts = groups(answers, (happening) => (happening.key === "round" ? "Round" : null));
    const lines = parts.flatMap((part) => part.lines);
    expect(lines.map((line) => [line.seat, line.why])).toEqual([
      [0, ""],
      [1, "points"],
      [1, ""],
      [1, "money"],
      [0, ""],
    ]);
  });

  it("marks what is new since the own last answer", () => {
    expect(newSince(log, [0])).toBe(2);
    expect(newSince(log, [1])).toBe(4);
    expect(newSince(log, [2])).toBe(-1);
    expect(newSince(log, [])).toBe(-1);
  });
});

describe("markdown", () => {
  it("escapes everything it does not know", () => {
    expect(markdown('<img src=x onerror="1"> **bold**', "tharos")).toBe("<p>&lt;img src=x onerror=&quot;1&quot;&gt; <strong>bold</strong></p>");
  });

  it("links rule numbers", () => {
    expect(markdown("see TH-ACT-REGION-01.", "tharos")).toContain('data-rule="TH-ACT-REGION-01"');
  });

  it("draws tables and lists", () => {
    expect(markdown("| a | b |\n|---|---|\n| 1 | 2 |", "x")).toContain("<td>2</td>");
    expect(markdown("- one\n- two", "x")).toBe("<ul><li>one</li><li>two</li></ul>");
  });
});

describe("moving by arrows", () => {
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 1 }, { x: 20, y: 0 }, { x: 0, y: 30 }];
  it("goes to the nearest thing in that direction", () => {
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowRight")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowDown")).toBe(3);
    expect(nearest({ x: 0, y: 0 }, spots, "ArrowUp")).toBe(-1);
  });
});

describe("small things", () => {
  it("writes the scoring as aligned text", () => {
    expect(scoreText(["Ann", "B"], [{ title: "Mines", points: [3, 12] }], [3, 12], "Sum")).toBe("       Ann   B\nMines    3  12\nSum      3  12");
  });
  it("finds a scale", () => {
    expect(scale(47)).toEqual({ top: 50, step: 10 });
    expect(scale(3)).toEqual({ top: 3, step: 1 });
  });
  it("shows clocks", () => {
    expect(clockFace(61_000)).toBe("1:01");
    expect(clockFace(3_600_000)).toBe("1:00:00");
    expect(clockFace(-5)).toBe("0:00");
    expect(clockFace(200_000_000)).toBe("2 d 7 h");
  });
  it("searches without accents and case", () => {
    const chapters = [{ anchor: "a", title: "Dés", level: 2, paragraphs: [{ rule: "TH-01", text: "Relancer" }, { rule: null, text: "rien" }] }];
    expect(search(chapters, "des RELANCER")[0]?.paragraphs.length).toBe(1);
    expect(search(chapters, "absent")).toEqual([]);
  });
});

describe("how long a seat thinks", () => {
  it("adds up the answers of one turn, and starts anew with the next", () => {
    let pace = took(took(NO_PACE, 1, 400), 1, 250);
    expect(seconds(pace.spent[1]!)).toBe(0.7);
    expect(seconds(20)).toBe("< 0.1");
    pace = took(took(pace, 0, 100), 1, 90);
    expect(pace.spent).toEqual({ 0: 100, 1: 90 });
  });
});

describe("what decided a game", () => {
  it("names the largest differences both ways, the largest first", () => {
    const lines = [
      { source: "mines", points: [3, 5, 0] },
      { source: "money", points: [9, 2, 0] },
      { source: "cards", points: [4, 4, 0] },
      { source: "medals", points: [20, 8, 0] },
    ];
    expect(edges(lines, 0, 1)).toEqual({
      ahead: [{ source: "medals", by: 12 }, { source: "money", by: 7 }],
      behind: [{ source: "mines", by: 2 }],
    });
  });
});

describe("zooming", () => {
  it("goes by steps between whole and largest", () => {
    expect([closer(1), closer(1.3), closer(3), wider(3), wider(1.3), wider(1)]).toEqual([1.25, 1.5, 3, 2.5, 1.25, 1]);
    expect([within(0.2), within(1.7), within(9)]).toEqual([1, 1.7, 3]);
  });

  it("keeps what lies under the pointer", () => {
    expect(scrolled(0, 100, 1, 2)).toBe(100);
    expect(scrolled(100, 100, 2, 1)).toBe(0);
  });
});
