import { expect, test } from 'vitest';
import { readRules, spansOf, matchesQuery } from '@/lib/ui/rulebook';

const TEXT = `# The game

A word before.

## Turns

- **AB-1** *Draw* a card, see AB-R2.
- **AB-R2** One élan at most.
- **AB-3** The gods:
  - *Ra*: one step more.
  - *Odin*: one token more.
`;

test('rules are read with their ids', () => {
  const [lead, turns] = readRules(TEXT);
  expect(lead?.lead).toEqual(['A word before.']);
  expect(turns?.rules.map((rule) => rule.id)).toEqual(['AB-1', 'AB-R2', 'AB-3']);
});

test('a list inside a rule stays a list', () => {
  const rule = readRules(TEXT)[1]?.rules[2];
  expect(rule?.text).toBe('The gods:');
  expect(rule?.items).toEqual(['*Ra*: one step more.', '*Odin*: one token more.']);
  expect(rule && matchesQuery(rule, 'odin token')).toBe(true);
});

test('a search asks for every word, whatever its accents', () => {
  const rule = { id: 'AB-R2', text: 'One élan at most.', items: [] };
  expect(matchesQuery(rule, 'ELAN most')).toBe(true);
  expect(matchesQuery(rule, 'ab-r2')).toBe(true);
  expect(matchesQuery(rule, 'elan least')).toBe(false);
});

test('ids in the text become links', () => {
  expect(spansOf('*Draw* a card, see AB-R2.')).toEqual([
    { text: 'Draw', slant: true },
    { text: ' a card, see ' },
    { text: 'AB-R2', rule: 'AB-R2' },
    { text: '.' },
  ]);
});
