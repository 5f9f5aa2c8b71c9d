/** Trays and their slots. Pure. */

import type { Scene, Tray } from '@/generated/messages';

export function slotsOf(tray: Tray): string[] {
  return Array.from({ length: tray.slots ?? 0 }, (_, n) => `${tray.id}:${n}`);
}

/** Trays whose slots are also cells of the board. */
export function boardTrays(scene: Scene): Tray[] {
  const cells = new Set(scene.cells.map((cell) => cell.id));
  return (scene.trays ?? []).filter((tray) => slotsOf(tray).some((slot) => cells.has(slot)));
}
