/** Long lists of offers are sent compressed (docs/protocol.md); here they are expanded. */

import type { Offer } from '@/generated/messages';

/** Every offer by itself, in the order of their codes. */
export function expandOffers(offers: readonly Offer[]): Offer[] {
  if (offers.every((offer) => !offer.elsewhere)) return [...offers];
  return offers
    .flatMap((offer) => [offer, ...atOtherPlaces(offer)])
    .sort((a, b) => a.code - b.code);
}

function atOtherPlaces(offer: Offer): Offer[] {
  const places = offer.elsewhere;
  if (!places) return [];
  return places.codes.map((code, n) =>
    moved(offer, places.field, code, places.values[n] ?? 0, places.picks[n] ?? ''),
  );
}

/** The offer at another place: in its action, its last pick, its label and its ghost. */
function moved(offer: Offer, field: string, code: number, value: number, pick: string): Offer {
  const here = offer.picks.at(-1) ?? '';
  const [name, other] = [placeName(here), placeName(pick)];
  const args = Object.entries(offer.label.args ?? {}).map(([key, arg]) => [
    key,
    arg === name ? other : arg,
  ]);
  return {
    ...offer,
    code,
    action: { ...offer.action, [field]: value },
    picks: [...offer.picks.slice(0, -1), pick],
    label: { ...offer.label, args: Object.fromEntries(args) as Offer['label']['args'] },
    ghost: offer.ghost?.at === here ? { ...offer.ghost, at: pick } : offer.ghost,
    elsewhere: null,
  };
}

function placeName(pick: string): string {
  return pick.slice(pick.indexOf(':') + 1);
}
