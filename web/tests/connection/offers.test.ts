import { expect, test } from 'vitest';
import type { Offer } from '@/generated/messages';
import { expandOffers } from '@/lib/connection/offers';

const pass: Offer = { code: 30, action: { do: 'pass' }, picks: ['pass'], label: { key: 'pass' } };
const lay: Offer = {
  code: 2,
  action: { do: 'lay', turn: 1, cell: 0 },
  picks: ['hand', 'cell:a8'],
  label: { key: 'lay', args: { cell: 'a8', seat: 1 } },
  variant: { turn: 1 },
  ghost: { id: 'ghost', symbol: 'tile', at: 'cell:a8', label: { key: 'face' } },
};

const cells = ['a8', 'b8', 'c8'].map((name, number) => ({
  id: `cell:${name}`,
  shape: 'square',
  x: 0,
  y: 0,
  label: { key: 'cell' },
  number,
}));

test('offers without other places stay as they are', () => {
  expect(expandOffers([lay, pass], cells)).toEqual([lay, pass]);
});

test('an offer stands for itself at every place, and all are in the order of their codes', () => {
  const places = { field: 'cell', step: 16, values: [1, 2] };
  const every = expandOffers([{ ...lay, places }, pass], cells);
  expect(every.map((offer) => offer.code)).toEqual([2, 18, 30, 34]);
  expect(every[1]).toMatchObject({
    action: { do: 'lay', turn: 1, cell: 1 },
    picks: ['hand', 'cell:b8'],
    label: { key: 'lay', args: { cell: 'b8', seat: 1 } },
    variant: { turn: 1 },
    ghost: { symbol: 'tile', at: 'cell:b8', label: { key: 'face' } },
  });
});

test('what differs at a place is told with it', () => {
  const label = { key: 'walk', args: { island: 3, cost: 2 } };
  const walk: Offer = {
    code: 100,
    action: { do: 'walk', island: 3 },
    picks: ['island:1', 'island:3'],
    label,
    cost: '2',
    ghost: { id: 'ghost', symbol: 'person', at: 'island:3', label },
    note: { key: 'safe' },
    path: ['island:1', 'island:3'],
    places: {
      field: 'island',
      step: 10,
      values: [4, 6],
      costs: ['2', '5'],
      args: { cost: [2, 5] },
      notes: [{ key: 'risky' }],
      noted: [0, 1],
    },
  };
  const [, second, third] = expandOffers([walk], cells);
  expect(second).toMatchObject({ code: 110, cost: '2', note: { key: 'safe' } });
  expect(third).toMatchObject({
    code: 130,
    picks: ['island:1', 'island:6'],
    label: { key: 'walk', args: { island: 6, cost: 5 } },
    cost: '5',
    ghost: { at: 'island:6', label: { key: 'walk', args: { island: 6, cost: 5 } } },
    note: { key: 'risky' },
    path: ['island:1', 'island:6'],
  });
});

test('places that are no cells of the scene are named', () => {
  const places = { field: 'cell', step: 16, values: [1], picks: ['cell:far'] };
  expect(expandOffers([{ ...lay, places }], [])[1]?.picks).toEqual(['hand', 'cell:far']);
});
