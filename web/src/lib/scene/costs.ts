/** Costs: a text paid in the scene's coin, or coins of several kinds. Pure. */

import type { Coin, Offer } from '@/generated/messages';

export type Cost = string | readonly Coin[];

/** One kind of payment: its symbol, if it has one, and the text beside it. */
export interface Part {
  symbol: string;
  text: string;
}

export function partsOf(cost: Cost, coin = ''): Part[] {
  if (typeof cost === 'string') return cost ? [{ symbol: coin, text: cost }] : [];
  return cost.map(({ number, symbol = '' }, n) => ({
    symbol,
    text: !symbol && n > 0 ? `+${number}` : String(number),
  }));
}

/** The cost of all these offers, if it is the same; else empty. */
export function commonCost(offers: readonly Offer[]): Cost {
  const cost = offers[0]?.cost ?? '';
  return offers.every((offer) => isSame(offer.cost ?? '', cost)) ? cost : '';
}

function isSame(one: Cost, other: Cost): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** From this many places on, the usual cost is not repeated at each. */
const MANY_PLACES = 8;

/** The most frequent of many costs, as JSON; empty if they are few. */
export function usualCost(costs: readonly Cost[]): string {
  if (costs.length < MANY_PLACES) return '';
  const counts = new Map<string, number>();
  for (const cost of costs) {
    const key = JSON.stringify(cost);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
