import { expect, test } from 'vitest';
import type { Result } from '@/generated/messages';
import { outcomeFor, scoreTable } from '@/lib/match/score-table';

const pays = (key: string, ...points: [number, number][]) => ({
  title: { key },
  rule: 'NA-30',
  payments: points.map(([seat, paid]) => ({ seat, points: paid, why: { key: 'why' } })),
});
const result = (...steps: ReturnType<typeof pays>[]): Result => ({
  reason: 'points',
  rule: 'NA-40',
  scores: [7, 5],
  places: [1, 2],
  steps,
});

test('the score by kind adds up what each step paid and leaves out empty ones', () => {
  const table = scoreTable(
    result(pays('nations', [0, 4], [0, 2], [1, 5]), pays('chips', [0, 1]), pays('tie')),
  );
  expect(table.map(({ title, points }) => [title.key, points])).toEqual([
    ['nations', [6, 5]],
    ['chips', [1, 0]],
  ]);
});

test('steps with the same title are one row', () => {
  expect(scoreTable(result(pays('nations', [0, 4]), pays('nations', [1, 5])))).toHaveLength(1);
});

test('the winner reads that they win, unless they share it or play for several', () => {
  expect(outcomeFor([1, 2], [0])).toBe('you');
  expect(outcomeFor([1, 2], [1])).toBe('other');
  expect(outcomeFor([1, 2], [])).toBe('other');
  expect(outcomeFor([1, 2], [0, 1])).toBe('other');
  expect(outcomeFor([1, 1, 3], [0])).toBe('shared');
});
