/** One person's choice in the making: picks so far, what they light, what is armed. */

import type { Offer, Piece } from '@/generated/messages';
import {
  amiss,
  chosen,
  cycled,
  matching,
  nearest,
  nextPicks,
  openKeys,
  type Variant,
} from './picks';

export class Picker {
  offers = $state.raw<readonly Offer[]>([]);
  picks = $state.raw<readonly string[]>([]);
  /** Where the pointer rests: previewed as if it were picked. */
  hovered = $state<string | null>(null);
  #wish = $state.raw<Variant>({});
  /** The first pick that was turned in the hand. */
  #twisted = $state('');
  /** How what was picked first lay when it was taken up. */
  #lay = $state.raw<Variant>({});

  next = $derived(nextPicks(this.offers, this.picks));
  complete = $derived(chosen(this.offers, this.picks));
  /** What can be picked now; once all is picked, what could be picked instead of the last. */
  lit = $derived(this.next.size ? this.next : nextPicks(this.offers, this.picks.slice(0, -1)));
  armed = $derived(nearest(this.complete, this.#wish));
  /** What the pointer's place would bring, while nothing is armed. */
  preview = $derived.by(() => {
    if (this.hovered === null || !this.lit.has(this.hovered)) return undefined;
    return nearest(this.#previewed(), this.#wish);
  });
  shown = $derived(this.armed ?? this.preview);
  ghost = $derived<Piece | undefined>(this.shown?.ghost ?? undefined);
  keys = $derived(openKeys(this.armed ? this.complete : this.#previewed()));

  /** All that could be laid of what was picked first. */
  #ways = $derived(
    this.picks.length
      ? matching(this.offers, this.picks.slice(0, 1)).filter((way) => way.ghost)
      : [],
  );
  /** What was picked first can be turned in the hand by these. */
  twists = $derived(openKeys(this.#ways));
  /** What is in the hand as it was turned there; nothing while it is as it was taken up. */
  held = $derived<Piece | undefined>(
    this.#twisted === this.picks[0] ? (this.#shown()?.ghost ?? undefined) : undefined,
  );

  #shown(): Offer | undefined {
    return this.armed ?? nearest(this.#ways, this.#wish);
  }

  #previewed(): Offer[] {
    if (this.hovered === null) return [];
    const before = this.next.size ? this.picks : this.picks.slice(0, -1);
    return chosen(this.offers, [...before, this.hovered]);
  }

  /** A new set of offers: what was picked stays where it still leads somewhere. */
  take(offers: readonly Offer[]): void {
    this.offers = offers;
    while (this.picks.length && !this.#leads()) this.picks = this.picks.slice(0, -1);
  }

  #leads(): boolean {
    return this.next.size > 0 || this.complete.length > 0;
  }

  /** Pick an id: on from here, else instead of the last pick, else from the beginning. */
  pick(id: string, lies: Variant = {}): boolean {
    for (let kept = this.picks.length; kept >= 0; kept--) {
      const before = this.picks.slice(0, kept);
      if (!nextPicks(this.offers, before).has(id)) continue;
      if (kept === 0) this.#takeUp(lies);
      this.picks = [...before, id];
      return true;
    }
    return false;
  }

  #takeUp(lies: Variant): void {
    this.#lay = lies;
    this.#wish = { ...this.#wish, ...lies };
  }

  /** Whether a place is lit for what lies somehow, and what must change for it to go there. */
  fit(id: string): { amiss: string | undefined } | undefined {
    const offers = this.lit.get(id);
    const lies = Object.keys(this.#lay).map((key) => [key, this.#wish[key] ?? 0] as const);
    return offers && lies.length ? { amiss: amiss(offers, Object.fromEntries(lies)) } : undefined;
  }

  /** Whether `pick` would do anything. */
  canPick(id: string): boolean {
    for (let kept = this.picks.length; kept >= 0; kept--) {
      if (nextPicks(this.offers, this.picks.slice(0, kept)).has(id)) return true;
    }
    return false;
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

  choose(offer: Offer, lies: Variant = {}): void {
    this.picks = offer.picks;
    this.#lay = lies;
    this.#wish = { ...this.#wish, ...offer.variant };
  }

  cycle(key: string, by: 1 | -1): void {
    const from = this.shown;
    if (!from) return;
    const among = this.armed ? this.complete : this.#previewed();
    const next = cycled(among, from, key, by);
    if (next) this.#wish = { ...this.#wish, ...next.variant };
  }

  /** Change one thing where it would come to lie, else in the hand; if not this, the nth. */
  turn(wanted: string, nth: number): void {
    const keys = this.keys.length ? this.keys : this.twists;
    const key = keys.includes(wanted) ? wanted : keys[nth];
    if (key === undefined) return;
    if (this.keys.length) this.cycle(key, 1);
    else this.twist(key);
  }

  /** Turn what was picked first in the hand, wherever it may come to lie. */
  twist(key: string): void {
    const from = this.#shown();
    const next = from && cycled(this.#ways, from, key, 1);
    if (!next) return;
    this.#wish = { ...this.#wish, ...next.variant };
    this.#twisted = this.picks[0] ?? '';
  }
}
