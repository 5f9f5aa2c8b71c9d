/** A table followed over the wire: its seats, what can be seen of the match, the chat. */

import type {
  Deadline,
  Done,
  Frames,
  Hint,
  Lesson,
  Line,
  Offer,
  Refused,
  Speech,
  State,
  TableCard,
  Update,
  Weighed,
  Words,
} from '@/generated/messages';
import type { ClientMessage, ServerMessage } from '@/lib/connection/messages';
import { expandOffers } from '@/lib/connection/offers';
import { patchSnapshot, snapshotOf, type Snapshot } from '@/lib/connection/patches';
import { Refusal, Wire } from '@/lib/connection/wire';
import { refusalWords } from '@/lib/ui/words.svelte';

/** How long to wait before looking for another process of the server. */
const ELSEWHERE_MS = 3000;

export type Status = 'joining' | 'following' | 'lost';

/** What happens around an update, for whoever draws it. */
export interface MatchListener {
  beforeUpdate?(lines: readonly Line[]): void;
  /** `first`: this is the first state that came, nothing has just happened. */
  afterUpdate?(lines: Line[], first: boolean): void;
  noticed?(words: Words): void;
}

export class Match {
  status = $state<Status>('joining');
  table = $state.raw<TableCard | null>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  /** The snapshot's offers, each by itself. */
  offers = $state.raw<Offer[]>([]);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Speech[]>([]);
  listener: MatchListener = {};
  #wire: Wire;
  /** The newest entry of the table's log that has come. */
  #seq = -1;
  #viewedSeat: number | null = null;

  /** Without an id no table is followed: for replays and lessons. */
  constructor(readonly id: string | null) {
    this.#wire = new Wire({
      received: (message) => this.#receive(message),
      opened: () => this.#join(),
      lost: () => (this.status = 'lost'),
    });
  }

  request<T extends ServerMessage = Done>(message: ClientMessage): Promise<T> {
    return this.#wire.request<T>(message);
  }

  act(seat: number, offer: Pick<Offer, 'action'>): Promise<Done> {
    const on = this.snapshot?.seq ?? -1;
    return this.request({ type: 'act', seat, on, action: offer.action });
  }

  weigh = (seat: number, code: number) => this.request<Weighed>({ type: 'weigh', seat, code });
  hint = (seat: number) => this.request<Hint>({ type: 'hint', seat });
  lesson = (game: string, step: number) => this.request<Lesson>({ type: 'lesson', game, step });
  replay = (request: Omit<ClientMessage & { type: 'replay' }, 'type'>) =>
    this.request<Frames>({ ...request, type: 'replay' });

  /** See the match as another of one's own seats, or as a spectator (null). */
  viewAs(seat: number | null): Promise<Done> {
    this.#viewedSeat = seat;
    return this.request({ type: 'look', seat });
  }

  /** Seconds left until a deadline, by the server's clock; never more than it had in all. */
  secondsLeft(deadline: Deadline, now: number): number {
    return Math.min(deadline.seconds, Math.max(0, deadline.due - now - this.#wire.offset));
  }

  close(): void {
    this.#wire.close();
  }

  #join(): void {
    if (this.id === null) {
      this.status = 'following';
      return;
    }
    const join: ClientMessage = { type: 'join', table: this.id, have: this.#seq };
    if (this.#viewedSeat !== null) join.seat = this.#viewedSeat;
    this.#wire.request(join).then(
      () => (this.status = 'following'),
      (refusal: Error) => {
        if (refusal instanceof Refusal) this.#refused(refusal.refused);
      },
    );
  }

  /** The table cannot be followed here; a process with newer rules may be a connection away. */
  #refused(refused: Refused): void {
    this.listener.noticed?.(refused.words ?? refusalWords(refused.code));
    if (refused.code === 'newer_rules') this.#wire.restart(ELSEWHERE_MS);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        this.#seq = Math.max(this.#seq, message.seq);
        break;
      case 'state':
        this.#replace(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'chat':
        this.chat = message.whole
          ? message.said
          : [...this.chat, ...message.said.filter((each) => !this.#hasHeard(each))];
        break;
      case 'notice':
        this.listener.noticed?.(message.words);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'closing':
        this.listener.noticed?.({ key: 'web-server-leaves' });
        break;
    }
  }

  #hasHeard(said: Speech): boolean {
    return this.chat.some((each) => each.seq === said.seq);
  }

  #replace(state: State): void {
    const first = this.snapshot === null;
    const lines = state.lines ?? [];
    this.listener.beforeUpdate?.(first ? [] : lines);
    const sent = new Set(lines.map((line) => line.seq));
    this.lines = [...this.lines.filter((line) => !sent.has(line.seq)), ...lines];
    this.#keep(snapshotOf(state));
    this.listener.afterUpdate?.(first ? [] : lines, first);
  }

  /** An update that does not continue what is here is of no use: ask for the whole state. */
  #update(update: Update): void {
    const before = this.snapshot;
    if (!before || update.base !== before.seq) {
      this.#join();
      return;
    }
    const lines = update.lines ?? [];
    this.listener.beforeUpdate?.(lines);
    // After an undo the lines of what was undone go.
    const undone = update.step < before.step;
    const kept = undone ? this.lines.filter((line) => line.step <= update.step) : this.lines;
    if (undone || lines.length) this.lines = [...kept, ...lines];
    this.#keep(patchSnapshot(before, update));
    this.listener.afterUpdate?.(lines, false);
  }

  #keep(snapshot: Snapshot): void {
    this.#seq = Math.max(this.#seq, snapshot.seq);
    if (snapshot.offers !== this.snapshot?.offers)
      this.offers = expandOffers(snapshot.offers, snapshot.scene.cells);
    this.snapshot = snapshot;
  }
}
