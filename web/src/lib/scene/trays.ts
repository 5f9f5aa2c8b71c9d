/** Trays and their slots. Pure. */

import type { Cell, Tray } from '@/generated/messages';

export function slotsOf(tray: Tray): string[] {
  return Array.from({ length: tray.slots ?? 0 }, (_, n) => `${tray.id}:${n}`);
}

/** Trays whose slots are also cells of the board. */
export function boardTrays(trays: readonly Tray[], cells: readonly Cell[]): Tray[] {
  const ids = new Set(cells.map((cell) => cell.id));
  return trays.filter((tray) => slotsOf(tray).some((slot) => ids.has(slot)));
}
