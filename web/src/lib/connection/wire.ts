/** The WebSocket: asks with answers, and a connection that mends itself. */

import type { Messages, Refused } from '@/generated/messages';
import { steadySeconds } from '@/lib/ui/clock.svelte';

export type Ask = Messages['asks'];
export type Tell = Messages['tells'];

const MENDING_MS = [300, 700, 1500, 3000, 5000];
const PING_MS = 25_000;

/** Why an ask was not carried out. */
export class Refusal extends Error {
  constructor(readonly told: Refused) {
    super(told.code);
  }
}

interface Waiting {
  ask: Ask;
  resolve: (tell: Tell) => void;
  reject: (refusal: Refusal) => void;
}

export interface Listener {
  told(tell: Tell): void;
  /** A connection stands, after `lost` anew: say again what is followed. */
  opened(): void;
  lost(): void;
}

export class Wire {
  /** Server's clock less this page's, in seconds. */
  offset = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #count = 0;
  #closed = false;
  #ready = false;
  #timer = 0;
  #ping = 0;

  constructor(readonly listener: Listener) {
    this.#connect();
    this.#ping = window.setInterval(this.#measure, PING_MS);
    addEventListener('online', this.#mendNow);
    // A page's clock may stand still while the machine sleeps.
    document.addEventListener('visibilitychange', this.#measure);
  }

  /** Say something; the promise holds its answer, or is refused. */
  ask<T extends Tell = Tell>(ask: Ask): Promise<T> {
    const id = ask.id ?? `${Date.now().toString(36)}-${this.#count++}`;
    return new Promise((resolve, reject) => {
      const waiting = { ask: { ...ask, id }, resolve: resolve as Waiting['resolve'], reject };
      this.#waiting.set(id, waiting);
      this.#send(waiting.ask);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#mendNow);
    document.removeEventListener('visibilitychange', this.#measure);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Tell);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    if (this.#closed) return;
    this.#socket = null;
    this.#ready = false;
    this.listener.lost();
    this.#keepActs();
    const wait = MENDING_MS[Math.min(this.#attempt++, MENDING_MS.length - 1)] ?? 0;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #mendNow = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Actions are carried out once however often they are said; other asks are given up. */
  #keepActs(): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.ask.type === 'act') continue;
      this.#waiting.delete(id);
      waiting.reject(new Refusal({ type: 'refused', id, code: 'offline' }));
    }
  }

  #hear(tell: Tell): void {
    if (tell.type === 'welcome') this.#welcomed(tell.time);
    if (tell.type === 'pong') {
      this.offset = tell.time - (tell.sent + steadySeconds()) / 2;
      return;
    }
    const waiting = 'id' in tell && tell.type !== 'table' ? this.#waiting.get(tell.id) : undefined;
    if (!waiting) {
      this.listener.told(tell);
      return;
    }
    this.#waiting.delete(waiting.ask.id ?? '');
    if (tell.type === 'refused') waiting.reject(new Refusal(tell));
    else waiting.resolve(tell);
  }

  #welcomed(time: number): void {
    this.offset = time - steadySeconds();
    this.#attempt = 0;
    this.#ready = true;
    const unanswered = [...this.#waiting.values()];
    this.listener.opened();
    for (const waiting of unanswered) this.#send(waiting.ask);
  }

  #measure = (): void => {
    this.#send({ type: 'ping', sent: steadySeconds() });
  };

  #send(ask: Ask): void {
    if (this.#ready) this.#socket?.send(JSON.stringify(ask));
  }
}
