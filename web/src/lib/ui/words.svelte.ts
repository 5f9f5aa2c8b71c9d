/** Text by key, from the same Fluent catalogues as Python's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Words } from '@/generated/messages';
import { settings, type Language } from './settings.svelte';

type Names = readonly string[];

class Speech {
  bundle = $state.raw<FluentBundle | null>(null);
  #kept = new Map<Language, FluentBundle>();

  /** Keeps what is on the screen until the other language is there. */
  async speak(language: Language): Promise<void> {
    let bundle = this.#kept.get(language);
    if (!bundle) {
      const answer = await fetch(`/api/locale/${language}.ftl`);
      if (!answer.ok) throw new Error(`no catalogue for ${language}`);
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(await answer.text()));
      this.#kept.set(language, bundle);
    }
    this.bundle = bundle;
    settings.set('language', language);
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

export function knows(key: string): boolean {
  return speech.bundle?.hasMessage(key) ?? false;
}

export function text(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = speech.bundle?.getMessage(key)?.value;
  return pattern ? (speech.bundle?.formatPattern(pattern, args ?? null, []) ?? key) : key;
}

/** Words with the players' names in the place of seat numbers. */
export function say(words: Words | null | undefined, names: Names = []): string {
  if (!words) return '';
  const args = Object.entries(words.args ?? {}).map(([name, value]) => [
    name,
    isSeat(name) ? nameOf(Number(value), names) : value,
  ]);
  return text(words.key, Object.fromEntries(args));
}

function isSeat(argument: string): boolean {
  return argument === 'seat' || argument.endsWith('_seat');
}

/** Who sits there, or which seat that is where nobody has a name. */
export function nameOf(seat: number, names: Names): string {
  if (seat < 0) return 'nobody';
  return names[seat] || text('seat', { number: seat + 1 });
}

/** What a refusal says that brings no words of its own. */
export function refusalWords(code: string): Words {
  return { key: `refused-${code.replaceAll('_', '-')}` };
}

/** A moment as people say it: the time today, the day before that. */
export function moment(seconds: number): string {
  const then = new Date(seconds * 1000);
  const today = then.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = today
    ? { hour: '2-digit', minute: '2-digit' }
    : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(settings.get('language'), form).format(then);
}
