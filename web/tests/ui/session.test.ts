import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, expect, test } from 'vitest';
import type { GameCard } from '@/generated/messages';
import { session } from '@/lib/ui/session.svelte';
import { catalogue } from '@/lib/ui/words.svelte';

const CARDS = [
  { name: 'omens', title: 'Omens' },
  { name: 'tides', title: 'Tides' },
] as GameCard[];

function speak(language: string, messages: string): void {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(messages));
  catalogue.bundle = bundle;
}

afterEach(() => {
  catalogue.bundle = null;
});

test('a title is in the language of the page, where the game has one there', () => {
  session.games = CARDS;
  speak('fr', 'omens-title = Présages');
  expect(session.games.map(({ title }) => title)).toEqual(['Présages', 'Tides']);
  expect(session.game('omens')?.title).toBe('Présages');
  speak('en', 'omens-blurb = Look up.');
  expect(session.games.map(({ title }) => title)).toEqual(['Omens', 'Tides']);
});
