import { expect, test } from 'vitest';
import type { Offer } from '@/generated/messages';
import { commonCost, partsOf } from '@/lib/scene/costs';

const costing = (cost: Offer['cost'], code = 0): Offer => ({
  code,
  action: {},
  picks: ['pay'],
  label: { key: 'k' },
  cost,
});

test('a text is paid in the scene’s coin', () => {
  expect(partsOf('3', 'gold')).toEqual([{ symbol: 'gold', text: '3' }]);
  expect(partsOf('', 'gold')).toEqual([]);
});

test('coins bring their own symbols; one of any kind is added to them', () => {
  const cost = [{ number: 3, symbol: 'fire' }, { number: 2 }];
  expect(partsOf(cost, 'gold')).toEqual([
    { symbol: 'fire', text: '3' },
    { symbol: '', text: '+2' },
  ]);
  expect(partsOf([{ number: 4 }])).toEqual([{ symbol: '', text: '4' }]);
});

test('a cost is common where every offer has the same coins', () => {
  const fire = () => [{ number: 3, symbol: 'fire' }];
  expect(commonCost([costing(fire()), costing(fire())])).toEqual(fire());
  expect(commonCost([costing(fire()), costing('3')])).toBe('');
  expect(commonCost([])).toBe('');
});
