/** One table's socket: reconnects with back-off, and sends again what was not confirmed. */
import type { ClientMessage, ServerMessage } from "./protocol";

export interface Listener {
  opened(): void;
  closed(gone: boolean): void;
  heard(message: ServerMessage): void;
}

const FIRST = 500;
const LONGEST = 15_000;
const SILENCE = 25_000;
/** A connection on which nothing is heard this long after something was asked is given up. */
const DEAF = 10_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #delay = FIRST;
  #timer = 0;
  #pinger = 0;
  #deaf = 0;
  #stopped = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pinger = window.setInterval(() => this.send({ type: "ping", n: 0 }), SILENCE);
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return; // given up: a newer connection knows more
      window.clearTimeout(this.#deaf);
      this.#delay = FIRST;
      this.listener.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code === 4404 || event.code === 1008);
  }

  /** This connection is no more; try again, unless the table is gone. */
  #lost(socket: WebSocket, gone: boolean): void {
    if (this.#socket !== socket || this.#stopped) return;
    this.#socket = null;
    window.clearInterval(this.#pinger);
    window.clearTimeout(this.#deaf);
    this.listener.closed(gone);
    if (gone) return;
    const wait = this.#delay * (0.75 + Math.random() / 2);
    this.#delay = Math.min(this.#delay * 2, LONGEST);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  send(message: ClientMessage): boolean {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    window.clearTimeout(this.#deaf);
    this.#deaf = window.setTimeout(() => {
      socket.close();
      this.#lost(socket, false); // the other side may take long to agree to the end
    }, DEAF + this.#delay);
    return true;
  }

  stop(): void {
    this.#stopped = true;
    window.clearTimeout(this.#timer);
    window.clearInterval(this.#pinger);
    window.clearTimeout(this.#deaf);
    this.#socket?.close();
  }
}
