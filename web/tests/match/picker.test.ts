import { beforeEach, expect, test } from 'vitest';
import type { Offer } from '@/generated/messages';
import { Picker } from '@/lib/match/picker.svelte';

const label = { key: 'k' };
let count: number;
let picker: Picker;

function offer(picks: string[], more: Partial<Offer> = {}): Offer {
  return { code: count++, action: {}, picks, label, ...more };
}

/** A tile that can be laid on a cell in some turns; each shows what would lie there. */
function tile(cell: string, turns: number[], hand = 'hand:0'): Offer[] {
  return turns.map((turn) =>
    offer([hand, cell], {
      variant: { turn },
      ghost: { id: 'ghost', symbol: `tile-${turn}`, at: cell, label },
    }),
  );
}

const lit = () => [...picker.lit.keys()];

beforeEach(() => {
  count = 0;
  picker = new Picker();
});

test('picks lead on step by step until a choice is armed', () => {
  picker.take([offer(['hand:0', 'cell:1']), offer(['hand:1', 'cell:2']), offer(['pass'])]);
  expect(lit()).toEqual(['hand:0', 'hand:1', 'pass']);
  expect(picker.pick('cell:1')).toBe(false);
  expect(picker.pick('hand:0')).toBe(true);
  expect(lit()).toEqual(['cell:1']);
  expect(picker.armed).toBeUndefined();
  picker.pick('cell:1');
  expect(picker.armed?.code).toBe(0);
});

test('an armed choice can go elsewhere, or begin anew', () => {
  picker.take([offer(['hand:0', 'cell:1']), offer(['hand:0', 'cell:2']), offer(['pass'])]);
  picker.pick('hand:0');
  picker.pick('cell:1');
  expect(lit()).toEqual(['cell:1', 'cell:2']);
  picker.pick('cell:2');
  expect(picker.armed?.code).toBe(1);
  expect(picker.canPick('pass')).toBe(true);
  picker.pick('pass');
  expect(picker.picks).toEqual(['pass']);
  expect(picker.canPick('cell:9')).toBe(false);
});

test('back takes the last pick, clear all of them', () => {
  picker.take([offer(['hand:0', 'cell:1'])]);
  picker.pick('hand:0');
  picker.pick('cell:1');
  picker.back();
  expect(picker.picks).toEqual(['hand:0']);
  picker.clear();
  expect(picker.picks).toEqual([]);
  expect(lit()).toEqual(['hand:0']);
});

test('new offers keep the picks that still lead somewhere', () => {
  picker.take([offer(['hand:0', 'cell:1']), offer(['hand:0', 'cell:2'])]);
  picker.pick('hand:0');
  picker.pick('cell:1');
  picker.take([offer(['hand:0', 'cell:2'])]);
  expect(picker.picks).toEqual(['hand:0']);
  picker.take([offer(['pass'])]);
  expect(picker.picks).toEqual([]);
});

test('what is turned stays turned on the next place that lets it', () => {
  picker.take([...tile('cell:1', [0, 1, 2]), ...tile('cell:2', [0, 2]), ...tile('cell:3', [1])]);
  picker.pick('hand:0');
  picker.pick('cell:1');
  expect(picker.keys).toEqual(['turn']);
  picker.cycle('turn', 1);
  picker.cycle('turn', 1);
  expect(picker.armed?.variant).toEqual({ turn: 2 });
  picker.pick('cell:2');
  expect(picker.armed?.variant).toEqual({ turn: 2 });
  picker.pick('cell:3');
  expect(picker.armed?.variant).toEqual({ turn: 1 });
  expect(picker.keys).toEqual([]);
  picker.pick('cell:1');
  expect(picker.armed?.variant).toEqual({ turn: 2 });
  picker.cycle('turn', 1);
  expect(picker.armed?.variant).toEqual({ turn: 0 });
  picker.cycle('turn', -1);
  expect(picker.armed?.variant).toEqual({ turn: 2 });
});

test('the pointer previews what a tap would bring; what is armed goes before it', () => {
  picker.take([...tile('cell:1', [0]), ...tile('cell:2', [0, 1])]);
  picker.hovered = 'cell:2';
  expect(picker.ghost).toBeUndefined();
  picker.pick('hand:0');
  expect(picker.ghost?.at).toBe('cell:2');
  expect(picker.keys).toEqual(['turn']);
  picker.cycle('turn', 1);
  expect(picker.ghost?.symbol).toBe('tile-1');
  picker.pick('cell:1');
  expect(picker.ghost?.at).toBe('cell:1');
  picker.hovered = 'nowhere';
  picker.back();
  expect(picker.hovered).toBeNull();
  expect(picker.ghost).toBeUndefined();
});

test('what was picked up can be turned in the hand before it has a place', () => {
  picker.take([...tile('cell:1', [0, 1]), ...tile('cell:2', [1])]);
  expect(picker.twists).toEqual([]);
  picker.pick('hand:0', { turn: 0 });
  expect(picker.twists).toEqual(['turn']);
  expect(picker.held).toBeUndefined();
  picker.turn('turn', 0);
  expect(picker.held?.symbol).toBe('tile-1');
  picker.pick('cell:1');
  expect(picker.armed?.variant).toEqual({ turn: 1 });
  picker.clear();
  expect(picker.held).toBeUndefined();
});

test('a key turns by its name, else what stands in its place', () => {
  picker.take([0, 1].map((face) => offer(['hand', 'cell'], { variant: { face } })));
  picker.pick('hand');
  picker.pick('cell');
  picker.turn('turn', 3);
  expect(picker.armed?.variant).toEqual({ face: 0 });
  picker.turn('turn', 0);
  expect(picker.armed?.variant).toEqual({ face: 1 });
  picker.turn('face', 3);
  expect(picker.armed?.variant).toEqual({ face: 0 });
});

test('a lit place tells what must change before a piece fits', () => {
  picker.take([...tile('cell:1', [0, 1]), ...tile('cell:2', [1])]);
  expect(picker.fit('hand:0')).toBeUndefined();
  picker.pick('hand:0', { turn: 0 });
  expect(picker.fit('cell:1')).toEqual({ mismatch: undefined });
  expect(picker.fit('cell:2')).toEqual({ mismatch: 'turn' });
  picker.twist('turn');
  expect(picker.fit('cell:2')).toEqual({ mismatch: undefined });
});

test('a whole offer can be chosen at once, variant and all', () => {
  const offers = tile('cell:1', [0, 1]);
  picker.take(offers);
  const [, second] = offers;
  if (second) picker.choose(second);
  expect(picker.armed).toBe(second);
});
