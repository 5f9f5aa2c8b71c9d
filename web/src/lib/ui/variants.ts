/** Variants: a game's options under a name, in links, in files, and kept in this browser. */

import type { Declared, GameCard, Variant } from '@/generated/messages';
import { settings } from './settings.svelte';
import { text } from './words.svelte';

const PARAMETER = /[?&#]variant=[\w-]+/;

/** Whether an address or a pasted text carries a variant. */
export const carriesVariant = (address: string): boolean => PARAMETER.test(address);

const same = (one: Variant, other: Variant): boolean =>
  one.game === other.game && one.name === other.name;

export function isKept(variant: Variant): boolean {
  return settings.get('variants').some((each) => same(each, variant));
}

/** Keep a variant in this browser; one of the same game and name gives way. */
export function keep(variant: Variant): void {
  forget(variant);
  settings.set('variants', [variant, ...settings.get('variants')]);
}

export function forget(variant: Variant): void {
  settings.set(
    'variants',
    settings.get('variants').filter((each) => !same(each, variant)),
  );
}

export const keptFor = (game: string): Variant[] =>
  settings.get('variants').filter((each) => each.game === game);

type Value = number | boolean | string;

export interface Change {
  option: Declared;
  name: string;
  value: string;
  usual: string;
}

/** A value of an option as players read it. */
export function valueText(game: string, option: Declared, value: Value): string {
  switch (option.knob.type) {
    case 'switch':
      return text(value ? 'variant-on' : 'variant-off');
    case 'pick':
      return text(`${game}-option-${option.name}-${value}`);
    case 'document':
      return text(value ? 'variant-own-data' : 'variant-plain');
    default:
      return String(value);
  }
}

/** The options that differ from the game's defaults, in the order of its form. */
export function changesOf(game: GameCard, options: Record<string, unknown>): Change[] {
  return game.options
    .filter(({ name, default: usual }) => name in options && options[name] !== usual)
    .map((option) => ({
      option,
      name: text(`${game.name}-option-${option.name}`),
      value: valueText(game.name, option, options[option.name] as Value),
      usual: valueText(game.name, option, option.default),
    }));
}

/** Let the browser save a text as a file. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A file's name made from what people call a thing. */
export function fileName(title: string, suffix: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain.toLowerCase() || 'variant'}${suffix}`;
}
