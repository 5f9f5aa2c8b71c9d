import { expect, test } from 'vitest';
import type { Declared } from '@/generated/messages';
import { drawnModes, modesOf } from '@/lib/ui/random-modes';

const OPTIONS: Declared[] = [
  {
    name: 'play',
    knob: { type: 'pick', values: ['together', 'turns'], mode: true },
    default: 'turns',
  },
  { name: 'open', knob: { type: 'switch', mode: true }, default: true },
  { name: 'referee', knob: { type: 'pick', values: ['strict', 'honour'] }, default: 'strict' },
  { name: 'penalty', knob: { type: 'switch' }, default: false },
  { name: 'size', knob: { type: 'whole', low: 8, high: 12 }, default: 8 },
];

test('only what the game calls modes is drawn', () => {
  expect(modesOf(OPTIONS).map((mode) => mode.name)).toEqual(['play', 'open']);
  expect(drawnModes(modesOf(OPTIONS.slice(2)))).toEqual({});
});

test('a mode can take each of its values', () => {
  const modes = modesOf(OPTIONS);
  expect(drawnModes(modes, () => 0)).toEqual({ play: 'together', open: false });
  expect(drawnModes(modes, () => 0.99)).toEqual({ play: 'turns', open: true });
});
