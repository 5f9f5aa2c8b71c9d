import { expect, test } from 'vitest';
import type { Line } from '@/generated/messages';
import { lostPick } from '@/lib/match/taken';
import { timerKind, timerSeat } from '@/lib/match/timer-words';

const line = (seat: number, ...touches: string[]): Line => ({
  seq: 1,
  step: 1,
  at: 0,
  words: { key: 'placed' },
  seat,
  show: { touches },
});

test('whoever takes what one is choosing is named', () => {
  const taken = lostPick(['hand:0', 'cell:d4'], ['hand:0'], [line(2, 'cell:d4')], 0);
  expect(taken).toEqual({ id: 'cell:d4', taker: 2 });
});

test('a choice that is gone for another reason has no taker', () => {
  expect(lostPick(['gods:1'], [], [line(2, 'cell:a1')], 0)).toEqual({ id: 'gods:1', taker: null });
});

test("nothing is lost by one's own action, or while the choice stands", () => {
  expect(lostPick(['cell:d4'], [], [line(0, 'cell:d4')], 0)).toBeUndefined();
  expect(lostPick(['cell:d4'], ['cell:d4'], [line(1, 'cell:d5')], 0)).toBeUndefined();
  expect(lostPick(['cell:d4'], [], [], 0)).toBeUndefined();
});

test('a clock says what it counts and for whom', () => {
  expect(timerKind({ id: 'game:stall:3', kind: 'game' })).toBe('stall');
  expect(timerKind({ id: 'turn:1', kind: 'turn' })).toBe('turn');
  expect(timerSeat({ seats: [1] })).toBe(1);
  expect(timerSeat({ seats: [0, 1] })).toBeUndefined();
});
