import { expect, test } from 'vitest';
import { nearestInDirection } from '@/lib/board/arrow-keys';

const spots = [
  { id: 'middle', x: 0, y: 0 },
  { id: 'right', x: 10, y: 1 },
  { id: 'far right', x: 20, y: 0 },
  { id: 'above', x: 2, y: -10 },
];
const middle = spots[0] ?? { id: '', x: 0, y: 0 };

test('arrows go to the nearest spot in their direction', () => {
  expect(nearestInDirection(spots, middle, 'ArrowRight')?.id).toBe('right');
  expect(nearestInDirection(spots, middle, 'ArrowUp')?.id).toBe('above');
  expect(nearestInDirection(spots, middle, 'ArrowLeft')).toBeUndefined();
});
