import { expect, test } from 'vitest';
import { stacked } from '@/lib/scene/stacks';

const token = (id: string, symbol: string) => ({ id, symbol, at: 'pool', label: { key: symbol } });
const pool = [token('a:0', 'red'), token('a:1', 'red'), token('b:0', 'blue')];

test('things alike are one stack', () => {
  const stacks = stacked(pool, () => false);
  expect(stacks.map(({ piece, count }) => [piece.id, count])).toEqual([
    ['a:0', 2],
    ['b:0', 1],
  ]);
});

test('one that can be picked stands for its stack', () => {
  expect(stacked(pool, (id) => id === 'a:1')[0]?.piece.id).toBe('a:1');
});
