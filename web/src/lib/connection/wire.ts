/** The WebSocket: requests with answers, and a connection that restores itself. */

import type { Refused } from '@/generated/messages';
import { steadySeconds } from '@/lib/ui/clock.svelte';
import { freshness } from './freshness.svelte';
import type { ClientMessage, ServerMessage } from './messages';

/** How long to wait before each attempt to reconnect, give or take half; the last one repeats. */
const RECONNECT_MS = [300, 700, 1500, 3000, 5000];
const PING_MS = 25_000;
/** The server closes a connection with this code to say: do not come back. */
const BANNED = 4410;
/** The server closes a connection with this code to say: another process takes over. */
const MOVE_ON = 1012;

/** Why a request was not carried out. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

interface Waiting {
  message: ClientMessage;
  resolve: (answer: ServerMessage) => void;
  reject: (refusal: Refusal) => void;
}

export interface WireListener {
  /** A message that answers no request. */
  received(message: ServerMessage): void;
  /** The connection is open, for the first time or again: subscribe to what is followed. */
  opened(): void;
  lost(): void;
}

export class Wire {
  /** The server's clock minus this page's, in seconds. */
  offset = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #count = 0;
  #closed = false;
  /** Whether the server has said welcome on this connection. */
  #ready = false;
  /** Milliseconds after which a server that is going down will be back. */
  #back: number | null = null;
  #timer = 0;
  #ping = 0;

  constructor(readonly listener: WireListener) {
    this.#connect();
    this.#ping = window.setInterval(this.#measure, PING_MS);
    addEventListener('online', this.#reconnectNow);
    // A page's clock may stand still while the machine sleeps.
    document.addEventListener('visibilitychange', this.#measure);
  }

  /**
   * Send a request; the promise holds its answer, or rejects with a `Refusal`. Until the
   * connection is open it waits.
   */
  request<T extends ServerMessage = ServerMessage>(message: ClientMessage): Promise<T> {
    const id = message.id ?? `${Date.now().toString(36)}-${this.#count++}`;
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        message: { ...message, id },
        resolve: resolve as Waiting['resolve'],
        reject,
      };
      this.#waiting.set(id, waiting);
      this.#send(waiting.message);
    });
  }

  /** Hang up after a while and connect again: perhaps to another process of the server. */
  restart(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#socket?.close(), ms);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#reconnectNow);
    document.removeEventListener('visibilitychange', this.#measure);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #lose(code: number): void {
    if (this.#closed) return;
    const movesOn = code === MOVE_ON && this.#ready && this.#back === null;
    this.#socket = null;
    this.#ready = false;
    // What takes a moment is no interruption.
    if (!movesOn) this.listener.lost();
    this.#dropAllButActs();
    if (code === BANNED) return;
    this.#timer = window.setTimeout(() => this.#connect(), movesOn ? 0 : this.#wait());
  }

  /** Milliseconds until the next attempt: not the same for all who lost the same server. */
  #wait(): number {
    const usual = RECONNECT_MS[Math.min(this.#attempt++, RECONNECT_MS.length - 1)] ?? 0;
    const wait = this.#back ?? usual;
    this.#back = null;
    return wait * (0.5 + Math.random());
  }

  #reconnectNow = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** The server carries an action out once, however often it is sent; other requests fail. */
  #dropAllButActs(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.message.type === 'act') continue;
      this.#waiting.delete(id);
      waiting.reject(new Refusal({ type: 'refused', id, code: 'offline' }));
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      freshness.welcomed(message.version);
      this.#welcomed(message.time);
    }
    if (message.type === 'closing') this.#back = message.seconds * 1000;
    if (message.type === 'pong') {
      this.offset = message.time - (message.sent + steadySeconds()) / 2;
      return;
    }
    // A table's `id` is its own, not that of a request.
    const id = 'id' in message && message.type !== 'table' ? message.id : '';
    const waiting = this.#waiting.get(id);
    if (!waiting) {
      this.listener.received(message);
      return;
    }
    this.#waiting.delete(id);
    if (message.type === 'refused') waiting.reject(new Refusal(message));
    else waiting.resolve(message);
  }

  #welcomed(time: number): void {
    this.offset = time - steadySeconds();
    this.#attempt = 0;
    this.#ready = true;
    const unanswered = [...this.#waiting.values()];
    this.listener.opened();
    for (const { message } of unanswered) this.#send(message);
  }

  #measure = (): void => {
    this.#send({ type: 'ping', sent: steadySeconds() });
  };

  #send(message: ClientMessage): void {
    if (this.#ready) this.#socket?.send(JSON.stringify(message));
  }
}
