import { expect, test } from 'vitest';
import type { Track } from '@/generated/messages';
import { countOf, figuresOf, stepsOf } from '@/lib/scene/tracks';

const track = (low: number, high: number, pins: Track['pins']): Track => ({
  id: 'track',
  label: { key: 'track' },
  low,
  high,
  pins: pins ?? [],
});

test('one unnamed pin counts in steps, from one', () => {
  expect(countOf(track(0, 3, [{ at: 2 }]))).toBe(2);
  expect(countOf(track(0, 3, [{ at: 2 }, { at: 3, label: { key: 'end' } }]))).toBe(2);
  expect(stepsOf(track(0, 3, []))).toEqual([1, 2, 3]);
  expect(stepsOf(track(1, 4, []))).toEqual([1, 2, 3, 4]);
});

test('pins of seats, named ones and long ways are scales', () => {
  expect(countOf(track(0, 9, [{ at: 2, seat: 0 }]))).toBeNull();
  expect(countOf(track(0, 9, [{ at: 2, label: { key: 'end' } }]))).toBeNull();
  expect(countOf(track(1, 40, [{ at: 2 }]))).toBeNull();
  expect(countOf(track(0, 3, []))).toBeNull();
});

test('a scale has a few round figures', () => {
  expect(figuresOf(track(0, 24, []))).toEqual([0, 4, 8, 12, 16, 20, 24]);
  expect(figuresOf(track(-3, 16, []))).toEqual([0, 4, 8, 12, 16]);
  expect(figuresOf(track(0, 3, []))).toEqual([0, 1, 2, 3]);
});
