import { describe, expect, it } from 'vitest';
import type { Cell, Tray } from '@/generated/messages';
import { boardTrays, slotsOf } from '@/lib/scene/trays';

const words = { key: 'any' };
const tray = (id: string, slots: number): Tray => ({ id, kind: 'row', label: words, slots });
const cells = (...ids: string[]): Cell[] =>
  ids.map((id) => ({ id, shape: 'any', x: 0, y: 0, label: words }));

describe('trays', () => {
  it('count their slots from nought', () => {
    expect(slotsOf(tray('row:2', 3))).toEqual(['row:2:0', 'row:2:1', 'row:2:2']);
    expect(slotsOf({ id: 'bag', kind: 'bag', label: words })).toEqual([]);
  });

  it('lie on the board where their slots are cells', () => {
    const [row, hand] = [tray('row:0', 2), tray('hand:0', 2)];
    expect(boardTrays([row, hand], cells('cell:a1', 'row:0:0', 'row:0:1'))).toEqual([row]);
    expect(boardTrays([row, hand], cells('cell:a1'))).toEqual([]);
  });
});
