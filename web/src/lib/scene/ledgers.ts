/** Which ledgers stand where. Pure. */

import type { Ledger } from '@/generated/messages';

export interface Sorted {
  /** Those with a column for each seat. */
  comparing: Ledger[];
  others: Ledger[];
  /** The counters that the first kind already shows. */
  shown: ReadonlySet<string>;
}

export function sortedLedgers(ledgers: readonly Ledger[] = []): Sorted {
  const comparing = ledgers.filter((ledger) => !ledger.columns?.length);
  const figures = comparing.flatMap(({ rows }) => rows.flatMap((row) => row.figures));
  return {
    comparing,
    others: ledgers.filter((ledger) => ledger.columns?.length),
    shown: new Set(figures.map(({ id }) => id ?? '')),
  };
}
