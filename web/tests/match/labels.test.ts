import { expect, test } from 'vitest';
import { toldApart } from '@/lib/match/labels';

const at = ({ said, where }: { said: string; where: string }) => `${said} (${where})`;

test('ways that sound alike say where', () => {
  const ways = [
    { said: 'Place', where: 'a1' },
    { said: 'Place', where: 'b2' },
    { said: 'Pass', where: '' },
  ];
  expect(toldApart(ways, at)).toEqual(['Place (a1)', 'Place (b2)', 'Pass']);
});

test('a way that sounds like no other is told plainly, and so is one without a place', () => {
  expect(toldApart([{ said: 'Place', where: 'a1' }], at)).toEqual(['Place']);
  const both = [
    { said: 'Pass', where: '' },
    { said: 'Pass', where: 'a1' },
  ];
  expect(toldApart(both, at)).toEqual(['Pass', 'Pass (a1)']);
});
