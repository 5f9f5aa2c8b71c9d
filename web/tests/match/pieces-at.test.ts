import { expect, test } from 'vitest';
import type { Cell, Piece } from '@/generated/messages';
import { PiecesAt } from '@/lib/match/pieces-at.svelte';

const cell = (id: string): Cell => ({ id, shape: 's', x: 0, y: 0, label: { key: id } });
const piece = (id: string, at: string): Piece => ({ id, at, symbol: 's', label: { key: id } });
const CELLS = [cell('a'), cell('b'), cell('c')];

test('a place whose pieces are the same stays as it was, whatever moves elsewhere', () => {
  const laid = new PiecesAt();
  const [one, two] = [piece('one', 'a'), piece('two', 'b')];
  laid.lay([one, two], CELLS);
  const before = laid.get('a');
  expect(before).toEqual([one]);
  const moved = piece('two', 'c');
  laid.lay([one, moved], CELLS);
  expect(laid.get('a')).toBe(before);
  expect(laid.has('b')).toBe(false);
  expect(laid.get('c')).toEqual([moved]);
});

test('places beside the board are known once something lies in them', () => {
  const laid = new PiecesAt();
  laid.lay([], CELLS);
  expect(laid.has('tray')).toBe(false);
  laid.lay([piece('late', 'tray')], CELLS);
  expect(laid.get('tray')?.map(({ id }) => id)).toEqual(['late']);
});
