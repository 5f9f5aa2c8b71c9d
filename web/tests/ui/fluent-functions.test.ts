import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { FUNCTIONS, Player, capitalisePronouns, de } from '@/lib/ui/fluent-functions';
import names from '../../../tests/names_in_french.json';

/** A message with a player as `seat`. */
function said(source: string, seat: Player | string): string {
  const bundle = new FluentBundle('fr', { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(`it = ${source}\nodin = Odin`));
  const errors: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage('it')?.value ?? '', { seat }, errors);
  expect(errors).toEqual([]);
  return text;
}

const you = new Player('you', true);
const ada = new Player('Ada');

test.each(Object.entries(names))('French before %s', (name, expected) => {
  expect(de(name)).toBe(expected);
});

test('elision works for players, texts and other messages', () => {
  expect(said('Tour { DE($seat) }', ada)).toBe('Tour d’Ada');
  expect(said('Tour { DE($seat) }', 'Hélène')).toBe('Tour d’Hélène');
  expect(said('Tour { DE(odin) }', ada)).toBe('Tour d’Odin');
});

test('forms go by person', () => {
  const places = '{ $seat } { VERB($seat, "places", "place") } { OF($seat) } tile';
  expect(said(places, ada)).toBe('Ada places Ada’s tile');
  expect(said(places, you)).toBe('you place your tile');
  expect(said(places, new Player('you'))).toBe('you places you’s tile');
});

test('a selector tells the reader from others', () => {
  const source = '{ PERSON($seat) ->\n    [you] votre main\n   *[other] la main { DE($seat) }\n}';
  expect(said(source, you)).toBe('votre main');
  expect(said(source, ada)).toBe('la main d’Ada');
});

test('a selector tells what is one’s own from what is another’s', () => {
  const source =
    '{ PERSON($seat, $seat) ->\n    [own] sa main\n   *[other] la main { DE($seat) }\n}';
  expect(said(source, ada)).toBe('sa main');
});

test('a sentence begins with a capital', () => {
  expect(capitalisePronouns('you win. your turn, you say')).toBe('You win. Your turn, you say');
  expect(capitalisePronouns('it follows you')).toBe('it follows you');
});
