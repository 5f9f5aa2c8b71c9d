/** The final score by kind: a row for each scoring step that paid anything. */

import type { Result, Words } from '@/generated/messages';

export interface ScoreRow {
  title: Words;
  rule: string;
  /** Each seat's points; 0 where it has none. */
  points: number[];
}

/** Steps with the same title are one row; steps that pay nobody are left out. */
export function scoreTable(result: Result): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  for (const { title, rule = '', payments } of result.steps ?? []) {
    const key = JSON.stringify(title);
    const row = rows.get(key) ?? { title, rule, points: result.scores.map(() => 0) };
    for (const { seat, points } of payments) row.points[seat] = (row.points[seat] ?? 0) + points;
    rows.set(key, row);
  }
  return [...rows.values()].filter(({ points }) => points.some(Boolean));
}

/** Who won, as seen from one's own seats. */
export type Outcome = 'you' | 'shared' | 'other';

export function outcomeFor(places: readonly number[], yours: readonly number[]): Outcome {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return 'shared';
  // Two players on one screen are told by name.
  return yours.length === 1 && winners[0] === yours[0] ? 'you' : 'other';
}
