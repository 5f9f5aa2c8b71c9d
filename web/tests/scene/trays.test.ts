import { describe, expect, it } from 'vitest';
import type { Scene, Tray } from '@/generated/messages';
import { boardTrays, slotsOf } from '@/lib/scene/trays';

const words = { key: 'any' };
const tray = (id: string, slots: number): Tray => ({ id, kind: 'row', label: words, slots });
const scene = (cells: string[], trays: Tray[]): Scene => ({
  board: { box: [0, 0, 1, 1] },
  cells: cells.map((id) => ({ id, shape: 'any', x: 0, y: 0, label: words })),
  pieces: [],
  panels: [],
  trays,
});

describe('trays', () => {
  it('count their slots from nought', () => {
    expect(slotsOf(tray('row:2', 3))).toEqual(['row:2:0', 'row:2:1', 'row:2:2']);
    expect(slotsOf({ id: 'bag', kind: 'bag', label: words })).toEqual([]);
  });

  it('lie on the board where their slots are cells', () => {
    const [row, hand] = [tray('row:0', 2), tray('hand:0', 2)];
    expect(boardTrays(scene(['cell:a1', 'row:0:0', 'row:0:1'], [row, hand]))).toEqual([row]);
    expect(boardTrays(scene(['cell:a1'], [row, hand]))).toEqual([]);
  });
});
