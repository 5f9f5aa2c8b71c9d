/** Offers that differ only by their place are sent once (docs/protocol.md); here they are expanded. */

import type { Offer, Scene } from '@/generated/messages';

type Places = NonNullable<Offer['places']>;
type Args = Offer['label']['args'];

/** Every offer by itself, in the order of their codes. */
export function expandOffers(offers: readonly Offer[], cells: Scene['cells']): Offer[] {
  if (offers.every((offer) => !offer.places)) return [...offers];
  if (cells !== expandedFor) {
    expandedFor = cells;
    expanded = new WeakMap();
  }
  let ids: ReadonlyMap<string, string> | undefined;
  const expand = (offer: Offer): Offer[] => {
    ids ??= new Map(cells.map(({ id, number }) => [`${kindOf(id)}:${String(number)}`, id]));
    return [withoutPlaces(offer), ...atOtherPlaces(offer, ids)];
  };
  return offers.flatMap((offer) => known(offer, expand)).sort((a, b) => a.code - b.code);
}

/** Offers that an update left as they are keep what they were expanded to, and so its words. */
let expanded = new WeakMap<Offer, Offer[]>();
let expandedFor: Scene['cells'] | undefined;

function known(offer: Offer, expand: (offer: Offer) => Offer[]): Offer[] {
  let found = expanded.get(offer);
  if (!found) expanded.set(offer, (found = expand(offer)));
  return found;
}

function withoutPlaces(offer: Offer): Offer {
  return offer.places ? { ...offer, places: null } : offer;
}

function atOtherPlaces(offer: Offer, ids: ReadonlyMap<string, string>): Offer[] {
  const { places } = offer;
  if (!places) return [];
  return places.values.map((value, n) => {
    const place = `${places.field}:${String(value)}`;
    return at(offer, places, n, value, places.picks?.[n] ?? ids.get(place) ?? place);
  });
}

/** The offer at its nth other place: in its action, last pick, label, ghost and path. */
function at(offer: Offer, places: Places, n: number, value: number, pick: string): Offer {
  const first = offer.action[places.field] as number;
  const here = offer.picks.at(-1) ?? '';
  const label = { ...offer.label, args: argsAt(offer, places, n, pick) };
  const named = JSON.stringify(offer.ghost?.label) === JSON.stringify(offer.label);
  return {
    ...offer,
    code: offer.code + (value - first) * places.step,
    action: { ...offer.action, [places.field]: value },
    picks: [...offer.picks.slice(0, -1), pick],
    label,
    cost: places.costs?.[n] ?? offer.cost,
    note: noteAt(offer, places, n),
    ghost: offer.ghost && {
      ...offer.ghost,
      at: offer.ghost.at === here ? pick : offer.ghost.at,
      label: named ? label : offer.ghost.label,
    },
    path: offer.path?.at(-1) === here ? [...offer.path.slice(0, -1), pick] : offer.path,
    places: null,
  };
}

function noteAt(offer: Offer, places: Places, n: number): Offer['note'] {
  const which = places.noted?.[n] ?? 0;
  return which ? places.notes?.[which - 1] : offer.note;
}

function argsAt(offer: Offer, places: Places, n: number, pick: string): Args {
  const name = nameOf(offer.picks.at(-1) ?? '');
  const { field } = places;
  const args = Object.entries(offer.label.args ?? {}).map(([key, arg]) => {
    const own = places.args?.[key]?.[n];
    if (own !== undefined) return [key, own];
    if (arg === name) return [key, nameOf(pick)];
    return [key, key === field && arg === offer.action[field] ? places.values[n] : arg];
  });
  return Object.fromEntries(args) as Args;
}

function kindOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

function nameOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
