import { expect, test } from 'vitest';
import { resized } from '../src/lib/boxes';

test('a window that shrinks and grows again shows what it showed before', () => {
  const box = { x: 10, y: 20, width: 300, height: 200 };
  const lower = resized(box, 1, 0.5);
  expect(lower).toEqual({ x: 10, y: 70, width: 300, height: 100 });
  expect(resized(lower, 1, 2)).toEqual(box);
});
