import { expect, test } from 'vitest';
import { withMinus } from '@/lib/ui/words.svelte';

test('points below zero have a minus sign', () => {
  expect([12, 0, -3].map(withMinus)).toEqual(['12', '0', '−3']);
});
