/** A WebSocket whose other end is the test. */

import { vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '@/lib/connection/messages';

export class FakeSocket {
  /** Every connection that was opened, the newest last. */
  static opened: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  static get newest(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no connection was opened');
    return socket;
  }

  /** Put the fake in the place of the browser's; forget what earlier tests opened. */
  static install(): void {
    FakeSocket.opened = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }

  /** The server says something. */
  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.say({ type: 'welcome', time: Date.now() / 1000 } as ServerMessage);
  }

  /** The connection breaks. */
  lose(code = 1006): void {
    this.onclose?.({ code });
  }

  /** The newest request of a kind; it must have been sent. */
  request<T extends ClientMessage['type']>(type: T): ClientMessage & { type: T; id: string } {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as ClientMessage & { type: T; id: string };
  }
}
