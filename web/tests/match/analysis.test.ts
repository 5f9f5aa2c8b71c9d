import { expect, test } from 'vitest';
import { curveOf, notesOf, stepAt } from '@/lib/match/analysis';

const done = { action: {}, label: { key: 'done' }, best: {}, best_label: { key: 'better' } };
const judged = (step: number, loss: number) => ({
  ...done,
  ...{ step, seat: 0, loss, grade: 'good', value: 0.5, best_value: 0.5 + loss },
});
const analysis = {
  curve: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  losses: [0.1, 0],
  turning: [2],
  actions: [judged(1, 0.2), judged(2, 0.01), judged(3, 0.03)],
};

test('told are the turning points and what cost much, in the order of the match', () => {
  const told = notesOf(analysis);
  expect(told.map((each) => each.step)).toEqual([1, 2]);
  expect(told.map((each) => each.turning)).toEqual([false, true]);
  expect(told[0]?.judged?.loss).toBe(0.2);
});

test('a turning point that was no action is told without a judgement', () => {
  expect(notesOf({ ...analysis, turning: [7], actions: [] })).toEqual([
    { step: 7, turning: true, judged: undefined },
  ]);
});

test('the curve rises with the share', () => {
  expect(curveOf(analysis.curve, 0, 100, 40)).toBe('M0.0 20.0L50.0 10.0L100.0 0.0');
});

test('a click finds its step', () => {
  expect(stepAt(0.49, 3)).toBe(1);
  expect(stepAt(2, 3)).toBe(2);
  expect(stepAt(-1, 3)).toBe(0);
});
