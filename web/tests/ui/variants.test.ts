import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameCard, Variant } from '@/generated/messages';
import { settings } from '@/lib/ui/settings.svelte';
import {
  carriesVariant,
  changesOf,
  fileName,
  forget,
  isKept,
  keep,
  keptFor,
} from '@/lib/ui/variants';
import { catalogue } from '@/lib/ui/words.svelte';

const game = {
  name: 'night',
  options: [
    { name: 'lamps', knob: { type: 'whole', low: 1, high: 5 }, default: 2 },
    { name: 'dark', knob: { type: 'switch' }, default: true },
    { name: 'sky', knob: { type: 'pick', values: ['wide', 'close'] }, default: 'wide' },
    { name: 'stars', knob: { type: 'document', format: 'stars.toml' }, default: '' },
  ],
} as unknown as GameCard;
const quick: Variant = { game: 'night', seats: 2, options: { lamps: 3 }, name: 'Quick' };

beforeEach(() => {
  const bundle = new FluentBundle('en');
  bundle.addResource(
    new FluentResource(`
night-option-lamps = Lamps
night-option-dark = Dark
night-option-sky = Sky
night-option-sky-wide = wide open
night-option-sky-close = near
night-option-stars = Stars
variant-on = on
variant-off = off
variant-own-data = own
variant-plain = usual
`),
  );
  catalogue.bundle = bundle;
});
afterEach(() => {
  catalogue.bundle = null;
  settings.set('variants', []);
});

test('an address carries a variant in its query or in its fragment', () => {
  expect(carriesVariant('https://example.org/?variant=1abc')).toBe(true);
  expect(carriesVariant('/#variant=1ab_-')).toBe(true);
  expect(carriesVariant('/?lang=fr&variant=1ab')).toBe(true);
  expect(carriesVariant('/table/abcdef')).toBe(false);
});

test('a variant of the same game and name replaces the one that is kept', () => {
  keep(quick);
  keep({ ...quick, name: 'Slow' });
  keep({ ...quick, seats: 3 });
  expect(keptFor('night').map(({ name, seats }) => [name, seats])).toEqual([
    ['Quick', 3],
    ['Slow', 2],
  ]);
  expect(keptFor('day')).toEqual([]);
  forget(quick);
  expect(isKept(quick)).toBe(false);
  expect(isKept({ ...quick, name: 'Slow' })).toBe(true);
});

test('changes are told in the words of the form', () => {
  const options = { stars: 'x = 1', sky: 'close', dark: false, lamps: 2 };
  expect(changesOf(game, options).map(({ name, value, usual }) => [name, value, usual])).toEqual([
    ['Dark', 'off', 'on'],
    ['Sky', 'near', 'wide open'],
    ['Stars', 'own', 'usual'],
  ]);
});

test('a file is named after the variant', () => {
  expect(fileName('Été : rapide !', '.toml')).toBe('ete-rapide.toml');
  expect(fileName('…', '.toml')).toBe('variant.toml');
});
