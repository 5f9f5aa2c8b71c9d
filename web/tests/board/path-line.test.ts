import { expect, test } from 'vitest';
import { lineThrough } from '@/lib/board/path-line';

test('a way of one leg is straight, one place is no way', () => {
  expect(lineThrough([])).toBe('');
  expect(lineThrough([[1, 2]])).toBe('');
  const line = lineThrough([
    [0, 0],
    [10, 0],
  ]);
  expect(line).toBe('M0.0 0.0L10.0 0.0');
});

test('a corner is rounded towards the next place', () => {
  const line = lineThrough([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(line).toBe('M0.0 0.0L7.0 0.0Q10.0 0.0 10.0 3.0L10.0 10.0');
});
