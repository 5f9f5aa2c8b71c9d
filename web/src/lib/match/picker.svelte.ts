/** A choice in progress: the picks so far, what can be picked next, what is ready to confirm. */

import type { Offer, Piece } from '@/generated/messages';
import {
  mismatch,
  chosen,
  cycled,
  matching,
  nearest,
  nextPicks,
  openKeys,
  stepped,
  type Variant,
} from './picks';

export const NO_PICKS: ReadonlyMap<string, Offer[]> = new Map();

export class Picker {
  offers = $state.raw<readonly Offer[]>([]);
  picks = $state.raw<readonly string[]>([]);
  /** The id under the pointer, previewed as if it were picked. */
  hovered = $state<string | null>(null);
  #wanted = $state.raw<Variant>({});
  /** The first pick, if it was turned in the hand. */
  #twisted = $state('');
  /** The orientation of the first pick when it was picked up. */
  #pickedUp = $state.raw<Variant>({});

  /** What can be picked after none of the picks, after the first, and so on. */
  #ladder = $derived(
    [...this.picks.keys(), this.picks.length].map((kept) =>
      nextPicks(this.offers, this.picks.slice(0, kept)),
    ),
  );
  next = $derived(this.#ladder.at(-1) ?? NO_PICKS);
  complete = $derived(chosen(this.offers, this.picks));
  /** What can be picked now; when all is picked, what could replace the last pick. */
  lit = $derived(this.next.size ? this.next : (this.#ladder.at(-2) ?? NO_PICKS));
  armed = $derived(nearest(this.complete, this.#wanted));
  /** The offer that the hovered id would lead to. */
  preview = $derived.by(() => {
    if (this.hovered === null || !this.lit.has(this.hovered)) return undefined;
    return nearest(this.#previewed(), this.#wanted);
  });
  shown = $derived(this.armed ?? this.preview);
  ghost = $derived<Piece | undefined>(this.shown?.ghost ?? undefined);
  keys = $derived(openKeys(this.armed ? this.complete : this.#previewed()));

  /** All offers that place what was picked first. */
  #placements = $derived(
    this.picks.length
      ? matching(this.offers, this.picks.slice(0, 1)).filter(({ ghost }) => ghost)
      : [],
  );
  /** The variants by which the first pick can be turned in the hand. */
  twists = $derived(openKeys(this.#placements));
  /** The first pick as it was turned in the hand; undefined if it was not turned. */
  held = $derived<Piece | undefined>(
    this.#twisted === this.picks[0] ? (this.#inHand()?.ghost ?? undefined) : undefined,
  );

  #inHand(): Offer | undefined {
    return this.armed ?? nearest(this.#placements, this.#wanted);
  }

  #previewed(): Offer[] {
    if (this.hovered === null) return [];
    const before = this.next.size ? this.picks : this.picks.slice(0, -1);
    return chosen(this.offers, [...before, this.hovered]);
  }

  /** Take new offers; picks stay as long as they still lead somewhere. */
  take(offers: readonly Offer[]): void {
    this.offers = offers;
    while (this.picks.length && !this.#leads()) this.picks = this.picks.slice(0, -1);
  }

  #leads(): boolean {
    return this.next.size > 0 || this.complete.length > 0;
  }

  /** Pick an id as the next pick, else in place of an earlier one; false if it cannot be picked. */
  pick(id: string, orientation: Variant = {}): boolean {
    for (let kept = this.picks.length; kept >= 0; kept--) {
      if (!this.#ladder[kept]?.has(id)) continue;
      if (kept === 0) this.#pickUp(orientation);
      this.picks = [...this.picks.slice(0, kept), id];
      return true;
    }
    return false;
  }

  #pickUp(orientation: Variant): void {
    this.#pickedUp = orientation;
    this.#wanted = { ...this.#wanted, ...orientation };
  }

  /** For a lit place: which variant must change before the piece fits; undefined if not lit. */
  fit(id: string): { mismatch: string | undefined } | undefined {
    const offers = this.lit.get(id);
    const orientation = Object.keys(this.#pickedUp).map(
      (key) => [key, this.#wanted[key] ?? 0] as const,
    );
    return offers && orientation.length
      ? { mismatch: mismatch(offers, Object.fromEntries(orientation)) }
      : undefined;
  }

  /** Whether `pick` would do anything. */
  canPick(id: string): boolean {
    return this.#ladder.some((next) => next.has(id));
  }

  back(): void {
    this.picks = this.picks.slice(0, -1);
    this.hovered = null;
  }

  clear(): void {
    this.picks = [];
    this.hovered = null;
    this.#twisted = '';
  }

  choose(offer: Offer, orientation: Variant = {}): void {
    this.picks = offer.picks;
    this.#pickedUp = orientation;
    this.#wanted = { ...this.#wanted, ...offer.variant };
  }

  cycle(key: string, by: 1 | -1): void {
    const from = this.shown;
    if (!from) return;
    const among = this.armed ? this.complete : this.#previewed();
    const next = cycled(among, from, key, by);
    if (next) this.#wanted = { ...this.#wanted, ...next.variant };
  }

  /** Change a number by so much, as far as it goes; Infinity: as much as possible. */
  step(key: string, by: number): void {
    const from = this.armed;
    const next = from && stepped(this.complete, from, key, by);
    if (next) this.#wanted = { ...this.#wanted, ...next.variant };
  }

  /** Change the wanted variant, else the nth, of the previewed piece or of the one in the hand. */
  turn(wanted: string, nth: number): void {
    const keys = this.keys.length ? this.keys : this.twists;
    const key = keys.includes(wanted) ? wanted : keys[nth];
    if (key === undefined) return;
    if (this.keys.length) this.cycle(key, 1);
    else this.twist(key);
  }

  /** Turn the first pick in the hand, before it has a place. */
  twist(key: string): void {
    const from = this.#inHand();
    const next = from && cycled(this.#placements, from, key, 1);
    if (!next) return;
    this.#wanted = { ...this.#wanted, ...next.variant };
    this.#twisted = this.picks[0] ?? '';
  }
}
