import { expect, test } from 'vitest';
import { resized, scaleWithin } from '@/lib/board/boxes';

test('a window that shrinks and grows again shows what it showed before', () => {
  const box = { x: 10, y: 20, width: 300, height: 200 };
  const lower = resized(box, 1, 0.5);
  expect(lower).toEqual({ x: 10, y: 70, width: 300, height: 100 });
  expect(resized(lower, 1, 2)).toEqual(box);
});

test('a square in a wide window loses nothing to furniture at its sides', () => {
  const square = { x: 0, y: 0, width: 100, height: 100 };
  const sides = { top: 0, right: 50, bottom: 0, left: 50 };
  const under = { top: 0, right: 0, bottom: 50, left: 0 };
  expect(scaleWithin(square, 400, 200, sides)).toBe(2);
  expect(scaleWithin(square, 400, 200, under)).toBe(1.5);
  expect(scaleWithin(square, 20, 20, sides)).toBe(0);
});
