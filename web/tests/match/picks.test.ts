import { expect, test } from 'vitest';
import type { Offer } from '@/generated/messages';
import {
  actionAt,
  mismatch,
  chosen,
  cycled,
  nearest,
  nextPicks,
  openKeys,
  stepped,
} from '@/lib/match/picks';

let count = 0;
function offer(picks: string[], more: Partial<Offer> = {}): Offer {
  return { code: count++, action: {}, picks, label: { key: 'k' }, ...more };
}

const offers = [
  offer(['hand', 'cell:1'], { cost: '2', action: { do: 'lay', cell: 1 } }),
  offer(['hand', 'cell:2'], { cost: '3', action: { do: 'lay', cell: 2 } }),
  offer(['pass']),
];

test('what can be picked next', () => {
  expect([...nextPicks(offers, []).keys()]).toEqual(['hand', 'pass']);
  expect([...nextPicks(offers, ['hand']).keys()]).toEqual(['cell:1', 'cell:2']);
  expect(chosen(offers, [])).toEqual([]);
  expect(chosen(offers, ['pass'])).toHaveLength(1);
});

const turns = [0, 1, 2, 3].flatMap((turn) =>
  [0, 1].map((face) => offer(['hand', 'cell:1'], { variant: { turn, face } })),
);

test('variants cycle one key and leave the others alone', () => {
  expect(openKeys(turns)).toEqual(['turn', 'face']);
  const first = nearest(turns, { turn: 3, face: 1 });
  expect(first?.variant).toEqual({ turn: 3, face: 1 });
  expect(first && cycled(turns, first, 'turn', 1)?.variant).toEqual({ turn: 0, face: 1 });
  expect(first && cycled(turns, first, 'face', 1)?.variant).toEqual({ turn: 3, face: 0 });
});

test('what must change for a thing to go somewhere', () => {
  const turned = turns.filter((each) => each.variant?.['face'] === 1);
  expect(mismatch(turns, { face: 0 })).toBeUndefined();
  expect(mismatch(turned, { face: 0 })).toBe('face');
  expect(mismatch(turned, { face: 1 })).toBeUndefined();
  expect(mismatch(offers, { face: 1 })).toBeUndefined();
});

test('where a turn is forbidden the nearest variant is taken', () => {
  const few = turns.filter((each) => each.variant?.['turn'] !== 1 || each.variant['face'] === 0);
  const from = nearest(few, { turn: 0, face: 1 });
  expect(from && cycled(few, from, 'turn', 1)?.variant).toEqual({ turn: 1, face: 0 });
});

test('an action at a place that is not offered, to be told why', () => {
  expect(actionAt(offers, ['hand'], 'cell:9')).toEqual({ do: 'lay', cell: 9 });
  expect(actionAt(offers, [], 'cell:9')).toBeUndefined();
  expect(actionAt(offers, ['hand'], 'pile')).toBeUndefined();
});

test('a place with a name is asked about by the number that actions know', () => {
  const named = [offer(['hand', 'cell:d4'], { action: { do: 'lay', cell: 27, turn: 3 } })];
  const numbers: Record<string, number> = { 'cell:d4': 27, 'cell:e5': 36 };
  const numberOf = (id: string) => numbers[id];
  expect(actionAt(named, ['hand'], 'cell:e5', numberOf)).toEqual({ do: 'lay', cell: 36, turn: 3 });
  expect(actionAt(named, ['hand'], 'cell:z9', numberOf)).toBeUndefined();
});

test('the field that goes with the place changes, not one that is equal to it by chance', () => {
  const moves = [
    offer(['stone:1', 'place:1'], { action: { do: 'move', stone: 1, to: 1 } }),
    offer(['stone:1', 'place:2'], { action: { do: 'move', stone: 1, to: 2 } }),
  ];
  expect(actionAt(moves, ['stone:1'], 'place:7')).toEqual({ do: 'move', stone: 1, to: 7 });
});

test('what could be done some other way is not tried', () => {
  const twoWays = [
    offer(['hand', 'cell:1'], { action: { do: 'lay', cell: 1 } }),
    offer(['hand', 'bridge', 'cell:2'], { action: { do: 'lay', cell: 2 } }),
  ];
  expect(actionAt(twoWays, ['hand'], 'cell:2')).toBeUndefined();
});

test('a number is stepped as far as it goes, and no further', () => {
  const amounts = [1, 2, 5].map((amount) => offer(['god'], { variant: { amount } }));
  const [one, two, five] = amounts as [Offer, Offer, Offer];
  expect(stepped(amounts, one, 'amount', 1)).toBe(two);
  expect(stepped(amounts, five, 'amount', 1)).toBe(five);
  expect(stepped(amounts, one, 'amount', -1)).toBe(one);
  expect(stepped(amounts, one, 'amount', Infinity)).toBe(five);
});
