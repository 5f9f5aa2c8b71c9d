/** A table followed over the wire: who sits there, what is to be seen, what was said. */

import type {
  Deadline,
  Line,
  Lesson,
  Frames,
  Hint,
  Offer,
  Result,
  Scene,
  Speech,
  State,
  TableCard,
  Update,
  Weighed,
  Words,
  Proof,
  Done,
} from '@/generated/messages';
import { changed, changedScene } from '@/lib/connection/patches';
import { unfolded } from '@/lib/connection/offers';
import { refusalWords } from '@/lib/ui/words.svelte';
import { Wire, type Ask, type Tell } from '@/lib/connection/wire';

/** The match as one seat sees it. */
export interface Seen {
  seq: number;
  step: number;
  seat: number | null;
  scene: Scene;
  offers: Offer[];
  toAct: number[];
  awaited: number[];
  timers: Deadline[];
  undo: string;
  result: Result | null;
  proof: Proof | null;
}

export type Mood = 'joining' | 'following' | 'lost';

/** What happens around an update, for whoever draws it. */
export interface Watcher {
  before?(): void;
  after?(lines: Line[], fresh: boolean): void;
  noticed?(words: Words): void;
}

const byCode = (offer: Offer) => offer.code;

export class Match {
  mood = $state<Mood>('joining');
  table = $state.raw<TableCard | null>(null);
  seen = $state.raw<Seen | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Speech[]>([]);
  watcher: Watcher = {};
  #wire: Wire;
  #seq = -1;
  /** As they were told: long lists are folded. */
  #offers: Offer[] = [];
  #look: number | null | undefined = undefined;

  constructor(readonly id: string | null) {
    this.#wire = new Wire({
      told: (tell) => this.#told(tell),
      opened: () => this.#join(),
      lost: () => (this.mood = 'lost'),
    });
  }

  ask<T extends Tell = Done>(ask: Ask): Promise<T> {
    return this.#wire.ask<T>(ask);
  }

  act(seat: number, offer: Pick<Offer, 'action'>): Promise<Done> {
    const on = this.seen?.seq ?? -1;
    return this.ask({ type: 'act', seat, on, action: offer.action });
  }

  weigh = (seat: number, code: number) => this.ask<Weighed>({ type: 'weigh', seat, code });
  hint = (seat: number) => this.ask<Hint>({ type: 'hint', seat });
  lesson = (game: string, step: number) => this.ask<Lesson>({ type: 'lesson', game, step });
  replay = (ask: Omit<Ask & { type: 'replay' }, 'type'>) =>
    this.ask<Frames>({ ...ask, type: 'replay' });

  look(seat: number | null): Promise<Done> {
    this.#look = seat;
    return this.ask({ type: 'look', seat });
  }

  /** Seconds left until a deadline, by the server's clock: at most all that there were. */
  left(deadline: Deadline, now: number): number {
    return Math.min(deadline.seconds, Math.max(0, deadline.due - now - this.#wire.offset));
  }

  close(): void {
    this.#wire.close();
  }

  #join(): void {
    if (this.id === null) {
      this.mood = 'following';
      return;
    }
    const ask: Ask = { type: 'join', table: this.id, have: this.#seq };
    if (this.#look !== undefined && this.#look !== null) ask.seat = this.#look;
    this.#wire.ask(ask).then(
      () => (this.mood = 'following'),
      (refusal: Error) => this.watcher.noticed?.(refusalWords(refusal.message)),
    );
  }

  #told(tell: Tell): void {
    switch (tell.type) {
      case 'table':
        this.table = tell;
        this.#seq = Math.max(this.#seq, tell.seq);
        break;
      case 'state':
        this.#begin(tell);
        break;
      case 'update':
        this.#go(tell);
        break;
      case 'chat':
        this.chat = [...this.chat, ...tell.said.filter((each) => !this.#heard(each))];
        break;
      case 'notice':
        this.watcher.noticed?.(tell.words);
        break;
      case 'closing':
        this.watcher.noticed?.({ key: 'web-server-leaves' });
        break;
    }
  }

  #heard(said: Speech): boolean {
    return this.chat.some((each) => each.seq === said.seq);
  }

  #begin(told: State): void {
    this.watcher.before?.();
    const fresh = this.seen === null;
    const lines = told.lines ?? [];
    const known = new Set(lines.map((line) => line.seq));
    this.lines = [...this.lines.filter((line) => !known.has(line.seq)), ...lines];
    this.#seq = Math.max(this.#seq, told.seq);
    this.#offers = told.offers ?? [];
    this.seen = {
      seq: told.seq,
      step: told.step,
      seat: told.seat,
      scene: told.scene,
      offers: unfolded(this.#offers),
      toAct: told.to_act ?? [],
      awaited: told.awaited ?? [],
      timers: told.timers ?? [],
      undo: told.undo ?? '',
      result: told.result ?? null,
      proof: told.proof ?? null,
    };
    this.watcher.after?.(fresh ? [] : lines, fresh);
  }

  #go(told: Update): void {
    const was = this.seen;
    if (!was || told.base !== was.seq) {
      this.#join();
      return;
    }
    this.watcher.before?.();
    const lines = told.lines ?? [];
    const kept =
      told.step < was.step ? this.lines.filter((line) => line.step <= told.step) : this.lines;
    this.lines = lines.length || kept !== this.lines ? [...kept, ...lines] : this.lines;
    this.#seq = Math.max(this.#seq, told.seq);
    this.#offers = changed(this.#offers, told.offers, byCode);
    this.seen = {
      seq: told.seq,
      step: told.step,
      seat: was.seat,
      scene: changedScene(was.scene, told.scene),
      offers: told.offers ? unfolded(this.#offers) : was.offers,
      toAct: told.to_act ?? was.toAct,
      awaited: told.awaited ?? was.awaited,
      timers: told.timers ?? was.timers,
      undo: told.undo ?? was.undo,
      result: told.result === undefined ? was.result : told.result,
      proof: told.proof === undefined ? was.proof : told.proof,
    };
    this.watcher.after?.(lines, false);
  }
}
