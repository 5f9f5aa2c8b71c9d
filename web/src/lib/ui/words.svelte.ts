/** Text by key, from the same Fluent catalogues that Python uses. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Words } from '@/generated/messages';
import { FUNCTIONS, Player, capitalisePronouns } from './fluent-functions';
import { settings, type Language } from './settings.svelte';

type Names = readonly string[];
const NO_NAMES: Names = [];

class Catalogue {
  bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();

  /** Switch to a language; the page stays in the old one until the new one is loaded. */
  async use(language: Language): Promise<void> {
    let bundle = this.#loaded.get(language);
    if (!bundle) {
      const answer = await fetch(`/api/locale/${language}.ftl`);
      if (!answer.ok) throw new Error(`no catalogue for ${language}`);
      bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
      bundle.addResource(new FluentResource(await answer.text()));
      this.#loaded.set(language, bundle);
    }
    this.bundle = bundle;
    settings.set('language', language);
    document.documentElement.lang = language;
  }

  /** Fetch the words anew: they have changed on the server. */
  renew(): Promise<void> {
    this.#loaded.clear();
    return this.use(settings.get('language'));
  }
}

export const catalogue = new Catalogue();

export function knows(key: string): boolean {
  return catalogue.bundle?.hasMessage(key) ?? false;
}

export function text(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = catalogue.bundle?.getMessage(key)?.value;
  return pattern ? (catalogue.bundle?.formatPattern(pattern, args ?? null, []) ?? key) : key;
}

/** A number of points, with a minus sign instead of a hyphen. */
export const withMinus = (points: number | string): string => String(points).replace('-', '−');

/** The symbol that illustrates a message: its attribute `picture`. */
export const pictureOf = (key: string): string => attributeOf(key, 'picture');

/** A place's name without its coordinates, which say nothing on a drawn board: `plain`. */
export const plainName = (words: Words | null | undefined): string =>
  words ? attributeOf(words.key, 'plain') : '';

function attributeOf(key: string, name: string): string {
  const pattern = catalogue.bundle?.getMessage(key)?.attributes[name];
  return pattern ? (catalogue.bundle?.formatPattern(pattern) ?? '') : '';
}

/**
 * A message from the server, with players' names in place of seat numbers.
 * It speaks to the player of seat `you`, if any, as “you”.
 */
export function say(
  words: Words | null | undefined,
  names: Names = NO_NAMES,
  you: number | null = null,
): string {
  if (!words) return '';
  const { bundle } = catalogue;
  const known = spoken.get(words);
  if (known && known.bundle === bundle && known.names === names && known.you === you)
    return known.said;
  const said = phrase(words, names, you);
  spoken.set(words, { bundle, names, you, said });
  return said;
}

interface Spoken {
  bundle: FluentBundle | null;
  names: Names;
  you: number | null;
  said: string;
}

/** Updates leave most messages as they are, and putting one into words is slow. */
const spoken = new WeakMap<Words, Spoken>();

function phrase(words: Words, names: Names, you: number | null): string {
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    isSeat(name) ? playerAt(Number(value), names, you) : numberOf(value),
  ]);
  const said = text(words.key, Object.fromEntries(args));
  return you === null ? said : capitalisePronouns(said);
}

/** A seat as an argument; `nobody` is a word for selectors. */
function playerAt(seat: number, names: Names, you: number | null): FluentVariable {
  if (seat < 0) return 'nobody';
  return seat === you ? new Player(text('you'), true) : new Player(nameOf(seat, names));
}

/** Small whole numbers look the same in every language: they need no slow number format. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function numberOf(value: FluentVariable): FluentVariable {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000
    ? new Count(value)
    : value;
}

function isSeat(argument: string): boolean {
  return argument === 'seat' || argument.endsWith('_seat');
}

/** The name of a seat's player, else the seat's number. */
export function nameOf(seat: number, names: Names): string {
  if (seat < 0) return 'nobody';
  return shownName(names[seat]) || text('seat', { number: seat + 1 });
}

/** The name that the server gives to somebody who has deleted their data. */
const FORMER_PLAYER = 'Former player';

/** The name that the server gives to a guest who has not chosen one. */
const GUEST = /^Guest (\d+)$/;

/** A player's name as it is shown. */
export function shownName(name: string | undefined): string {
  if (name === FORMER_PLAYER) return text('former-player');
  const guest = GUEST.exec(name ?? '');
  return guest ? text('guest', { number: guest[1] ?? '' }) : (name ?? '');
}

/** A designer as games credit one who is not known. */
const ANONYMOUS = 'Anonymous';

export function designerName(name: string): string {
  return name === ANONYMOUS ? text('anonymous') : name;
}

/** The message for a refusal that brings none of its own. */
export function refusalWords(code: string): Words {
  return { key: `refused-${code.replaceAll('_', '-')}` };
}

/** A date as people write it: the time if it is today, else the day. */
export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(settings.get('language'), form).format(then);
}
