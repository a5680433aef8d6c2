/** One table's socket on a bad line. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/lib/protocol";
import { TableSocket } from "../src/lib/socket";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(n: number) {
    this.onmessage({ data: JSON.stringify({ type: "pong", n }) });
  }
  send(text: string) {
    this.sent.push(text);
  }
  /** The other side does not answer: the end is never agreed on. */
  close() {
    this.readyState = 2;
  }
}

describe("the socket of a table", () => {
  let heard: number[];
  let closed: boolean[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    Line.all = [];
    heard = [];
    closed = [];
    socket = new TableSocket("table", {
      opened: () => {},
      closed: (gone) => closed.push(gone),
      heard: (message: ServerMessage) => message.type === "pong" && heard.push(message.n),
    });
    Line.all[0]!.open();
  });
  afterEach(() => {
    socket.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("gives a deaf connection up at once and believes only the new one", () => {
    socket.send({ type: "ping", n: 1 });
    vi.advanceTimersByTime(12_000);
    expect(closed).toEqual([false]);
    vi.advanceTimersByTime(1_000);
    expect(Line.all).toHaveLength(2);

    Line.all[1]!.open();
    Line.all[1]!.say(2);
    Line.all[0]!.say(1); // an old message, late
    Line.all[0]!.onclose({ code: 1005 });

    expect(heard).toEqual([2]);
    expect(closed).toEqual([false]);
    expect(Line.all).toHaveLength(2);
  });

  it("keeps a connection that is heard", () => {
    socket.send({ type: "ping", n: 1 });
    vi.advanceTimersByTime(9_000);
    Line.all[0]!.say(1);
    vi.advanceTimersByTime(9_000);
    expect([heard, closed]).toEqual([[1], []]);
  });

  it("waits longer each time, until something is heard again", () => {
    const waits = [];
    for (let i = 0; i < 4; i += 1) {
      const before = Line.all.length;
      Line.all.at(-1)!.onclose({ code: 1006 });
      let waited = 0;
      while (Line.all.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      waits.push(waited);
      Line.all.at(-1)!.open();
    }
    expect(waits[3]).toBeGreaterThan(waits[0]! * 3);
  });

  it("comes back after being too slow, and not to a table that is gone", () => {
    Line.all[0]!.onclose({ code: 1013 });
    vi.advanceTimersByTime(1_000);
    expect([closed, Line.all.length]).toEqual([[false], 2]);

    Line.all[1]!.onclose({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect([closed, Line.all.length]).toEqual([[false, true], 2]);
  });
});
