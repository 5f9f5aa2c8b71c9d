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

test('offers without other places stay as they are', () => {
  expect(expandOffers([lay, pass])).toEqual([lay, pass]);
});

test('an offer stands for itself at every place, and all are in the order of their codes', () => {
  const elsewhere = {
    field: 'cell',
    codes: [18, 34],
    values: [1, 2],
    picks: ['cell:b8', 'cell:c8'],
  };
  const every = expandOffers([{ ...lay, elsewhere }, pass]);
  expect(every.map((offer) => offer.code)).toEqual([2, 18, 30, 34]);
  expect(every[1]).toMatchObject({
    action: { do: 'lay', turn: 1, cell: 1 },
    picks: ['hand', 'cell:b8'],
    label: { key: 'lay', args: { cell: 'b8', seat: 1 } },
    variant: { turn: 1 },
    ghost: { symbol: 'tile', at: 'cell:b8' },
  });
});
