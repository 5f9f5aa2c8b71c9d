import { expect, test } from 'vitest';
import { seatColours } from '@/lib/scene/seat-colours';

const panel = (seat: number, colour = '') => ({ seat, score: 0, colour });

test('people wear their own colours', () => {
  expect(seatColours([panel(0), panel(1)], ['sky', 'grey'], 2)).toEqual(['sky', 'grey']);
});

test('the colour that the game gives goes before one’s own', () => {
  expect(seatColours([panel(0, 'blue'), panel(1)], ['sky', 'grey'], 2)).toEqual(['blue', 'grey']);
});

test('a colour given to another is given up for one that nobody wears', () => {
  const worn = seatColours([panel(0, 'blue'), panel(1), panel(2)], ['sky', 'blue', 'vermilion'], 3);
  expect(worn[0]).toBe('blue');
  expect(worn[2]).toBe('vermilion');
  expect(new Set(worn).size).toBe(3);
});

test('seats without a colour get different ones', () => {
  expect(new Set(seatColours([], [], 7)).size).toBe(7);
});
