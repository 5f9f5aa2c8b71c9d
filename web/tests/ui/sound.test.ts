import { expect, test } from 'vitest';
import { RECIPES } from '@/lib/ui/sound';

const recipes = Object.entries(RECIPES);

test('every sound is heard, and soon over', () => {
  for (const [name, notes] of recipes) {
    expect(notes.length, name).toBeGreaterThan(0);
    const ends = notes.map(({ at = 0, lasts }) => at + lasts);
    expect(Math.max(...ends), name).toBeLessThan(1.5);
    // An exponential ramp never reaches zero hertz.
    for (const { from, to = from } of notes) expect(Math.min(from, to), name).toBeGreaterThan(0);
  }
});

test('no two sounds are alike', () => {
  const alike = new Set(recipes.map(([, notes]) => JSON.stringify(notes)));
  expect(alike.size).toBe(recipes.length);
});
