import { expect, test } from 'vitest';
import type { GameCard } from '@/generated/messages';
import { changedRulings } from '@/lib/match/rulings';

const game = {
  name: 'night',
  options: [
    { name: 'lamps', knob: { type: 'whole', low: 1, high: 5 }, default: 2 },
    {
      name: 'dark',
      knob: { type: 'switch' },
      default: true,
      rulings: [{ since: 2, before: false }],
    },
  ],
} as unknown as GameCard;

test('only a ruling with another value than today has changed', () => {
  expect(changedRulings(game, {})).toEqual([]);
  expect(changedRulings(game, { lamps: 3, dark: true })).toEqual([]);
  expect(changedRulings(game, { lamps: 3, dark: false }).map(({ name }) => name)).toEqual(['dark']);
});
