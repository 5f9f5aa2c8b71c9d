/**
 * Functions for the catalogues: forms by person, and French elision.
 * Python has the same ones in `pantheon/locale/functions.py`, with the same tests.
 */

import { FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';

const VOWELS_AND_H = 'aeiouyœæh';
/** Yemaya and Yanis begin with a consonant, Yves and Ygerne with a vowel. */
const CONSONANT_Y = /^y[aeiou]/;
const NUMBERED_SEAT = /^Place (\d+)$/;
const PRONOUNS = /(^|[.!?] )(you|your|vous|votre|vos)\b/g;

/** A player as an argument of a message: a name, or the pronoun for the reader. */
export class Player extends FluentType<string> {
  constructor(
    name: string,
    readonly you = false,
  ) {
    super(name);
  }

  toString(): string {
    return this.value;
  }
}

/** Gives the reader's pronoun a capital where a sentence begins with it. */
export function capitalisePronouns(text: string): string {
  return text.replace(
    PRONOUNS,
    (_, before: string, pronoun: string) =>
      before + pronoun.charAt(0).toUpperCase() + pronoun.slice(1),
  );
}

/** Whether French drops the vowel before this name: a vowel or an h, mute in names. */
export function elides(name: string): boolean {
  const plain = name
    .replace(/^[«“"' ]+/, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  if (CONSONANT_Y.test(plain)) return false;
  return plain !== '' && VOWELS_AND_H.includes(plain.charAt(0));
}

/** « de Marie », « d’Odin », « de la place 3 ». */
export function de(name: string): string {
  const seat = NUMBERED_SEAT.exec(name);
  if (seat) return `de la place ${seat[1]}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

const isReader = (value: FluentValue | undefined): boolean => value instanceof Player && value.you;

/** What a value says; a player's name or a text is plain. */
function written(value: FluentValue | undefined): string {
  return value instanceof Player ? value.value : String(value ?? '');
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  PERSON: ([player, actor]) =>
    isReader(player) ? 'you' : actor && written(actor) === written(player) ? 'own' : 'other',
  VERB: ([player, third, second]) => written(isReader(player) ? second : third),
  OF: ([player]) => (isReader(player) ? 'your' : `${written(player)}’s`),
  DE: ([name]) => de(written(name)),
};
