/** Which ids can be picked next, and which offers a sequence of picks chooses. Pure. */

import type { Offer } from '@/generated/messages';

export type Variant = Record<string, number>;

/** The offers whose picks begin with these. */
export function matching(offers: readonly Offer[], picks: readonly string[]): Offer[] {
  return offers.filter(
    (offer) => offer.picks.length >= picks.length && picks.every((id, n) => offer.picks[n] === id),
  );
}

/** Every id that can be picked next, with the offers it leads to. */
export function nextPicks(
  offers: readonly Offer[],
  picks: readonly string[],
): Map<string, Offer[]> {
  const next = new Map<string, Offer[]>();
  for (const offer of matching(offers, picks)) {
    const id = offer.picks[picks.length];
    if (id === undefined) continue;
    const led = next.get(id);
    if (led) led.push(offer);
    else next.set(id, [offer]);
  }
  return next;
}

/** The offers that exactly these picks choose; if several, they differ by variant. */
export function chosen(offers: readonly Offer[], picks: readonly string[]): Offer[] {
  if (picks.length === 0) return [];
  return matching(offers, picks).filter((offer) => offer.picks.length === picks.length);
}

/** The variants that are still open, in the order in which they first appear. */
export function openKeys(offers: readonly Offer[]): string[] {
  const values = new Map<string, Set<number>>();
  for (const offer of offers) {
    for (const [key, value] of Object.entries(offer.variant ?? {})) {
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  return [...values].filter(([, seen]) => seen.size > 1).map(([key]) => key);
}

/** The offer nearest to the wanted variant: a turned tile stays turned on the next place. */
export function nearest(offers: readonly Offer[], wish: Variant): Offer | undefined {
  let best: Offer | undefined;
  let most = -1;
  for (const offer of offers) {
    const shared = agreement(offer, wish);
    if (shared > most) [best, most] = [offer, shared];
  }
  return best;
}

function agreement(offer: Offer, wish: Variant): number {
  return Object.entries(offer.variant ?? {}).filter(([key, value]) => wish[key] === value).length;
}

/** The offer with the next value of one variant, the others unchanged if possible. */
export function cycled(
  offers: readonly Offer[],
  from: Offer,
  key: string,
  by: 1 | -1,
): Offer | undefined {
  const valueOf = (offer: Offer) => offer.variant?.[key] ?? 0;
  const values = [...new Set(offers.map(valueOf))].sort((a, b) => a - b);
  const at = values.indexOf(valueOf(from));
  const value = values[(at + by + values.length) % values.length];
  const candidates = offers.filter((offer) => valueOf(offer) === value);
  return nearest(candidates, { ...from.variant, [key]: value ?? 0 });
}

/** The offer with a value of one variant that is larger or smaller by `by`, as far as it goes. */
export function stepped(
  offers: readonly Offer[],
  from: Offer,
  key: string,
  by: number,
): Offer | undefined {
  const valueOf = (offer: Offer) => offer.variant?.[key] ?? 0;
  const values = [...new Set(offers.map(valueOf))].sort((a, b) => a - b);
  const at = values.indexOf(valueOf(from)) + by;
  const value = values[Math.min(values.length - 1, Math.max(0, at))];
  const candidates = offers.filter((offer) => valueOf(offer) === value);
  return nearest(candidates, { ...from.variant, [key]: value ?? 0 });
}

/** Which variant of a piece's orientation must change before any of the offers fits it. */
export function mismatch(offers: readonly Offer[], lies: Variant): string | undefined {
  return Object.keys(lies).find(
    (key) => !offers.some(({ variant }) => (variant?.[key] ?? lies[key]) === lies[key]),
  );
}

type Action = Record<string, unknown>;
/** The number by which actions name a place. */
export type Numbered = (id: string) => number | undefined;

/**
 * An action like one of the offers but at another place, sent to learn why it is refused: for
 * `cell:7` instead of `cell:3` the action's field `cell` changes. Never an action that is
 * offered in some other way, since the table would carry it out.
 */
export function actionAt(
  offers: readonly Offer[],
  picks: readonly string[],
  id: string,
  numberOf: Numbered = lastNumber,
): Action | undefined {
  const number = numberOf(id);
  if (number === undefined) return undefined;
  for (const offer of matching(offers, picks)) {
    const known = offer.picks[picks.length];
    if (known === undefined || stem(known) !== stem(id)) continue;
    const field = fieldOf(offers, offer, picks.length, numberOf);
    const action = field && { ...offer.action, [field]: number };
    if (action && !offers.some((each) => alike(each.action, action))) return action;
  }
  return undefined;
}

/** The field of an offer's action that holds the number of a pick: by its name, else by the others. */
function fieldOf(
  offers: readonly Offer[],
  { action, picks }: Offer,
  depth: number,
  numberOf: Numbered,
): string | undefined {
  const id = picks[depth] ?? '';
  const holding = Object.keys(action).filter((field) => action[field] === numberOf(id));
  const kin = offers.filter(
    (each) => each.action['do'] === action['do'] && stem(each.picks[depth] ?? '') === stem(id),
  );
  const always = (field: string) =>
    kin.every((each) => each.action[field] === numberOf(each.picks[depth] ?? ''));
  return holding.find((field) => id.startsWith(`${field}:`)) ?? holding.find(always) ?? holding[0];
}

function alike(one: Action, other: Action): boolean {
  return Object.keys(other).every((field) => one[field] === other[field]);
}

export function lastNumber(id: string): number | undefined {
  const found = /:(\d+)$/.exec(id);
  return found ? Number(found[1]) : undefined;
}

function stem(id: string): string {
  return id.replace(/:[^:]*$/, '');
}
