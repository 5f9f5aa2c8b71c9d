/** Where buttons can lie over the board without covering a place. Pure. */

import type { Cell } from '@/generated/messages';
import type { Box } from './boxes';
import { reachOf } from './shapes';

export interface Size {
  width: number;
  height: number;
}

/** The distance from the window's edge, between two tried spots, and between two tested points. */
const [EDGE_PX, STEP_PX, GRID_PX] = [6, 8, 7];

/** The upper left corner of a free rectangle at the window's edge: at the lower right, else
    further up, along the bottom, or at the left. Null if there is none. */
export function freeSpot(
  size: Size,
  window: Size,
  covers: (x: number, y: number) => boolean,
  edge = EDGE_PX,
): [number, number] | null {
  const right = window.width - size.width - edge;
  const bottom = window.height - size.height - edge;
  const spots: [number, number][] = [];
  for (let y = bottom; y >= edge; y -= STEP_PX) spots.push([right, y]);
  for (let x = right - STEP_PX; x >= edge; x -= STEP_PX) spots.push([x, bottom]);
  for (let y = bottom - STEP_PX; y >= edge; y -= STEP_PX) spots.push([edge, y]);
  return spots.find(([x, y]) => isFree(x, y, size, covers)) ?? null;
}

function isFree(
  left: number,
  top: number,
  { width, height }: Size,
  covers: (x: number, y: number) => boolean,
): boolean {
  const [across, down] = [Math.ceil(width / GRID_PX), Math.ceil(height / GRID_PX)];
  for (let i = 0; i <= across; i++) {
    for (let j = 0; j <= down; j++) {
      if (covers(left + (i * width) / across, top + (j * height) / down)) return false;
    }
  }
  return true;
}

/** Tests whether a pixel of the window is over one of these cells, if the window shows a view. */
export function cellTest(
  cells: readonly Cell[],
  shapes: Readonly<Record<string, string>>,
  view: Box,
  window: Size,
): (x: number, y: number) => boolean {
  const paper = document.createElement('canvas').getContext('2d');
  const outlines = new Map(
    Object.entries(shapes).map(([name, path]) => [
      name,
      { path: new Path2D(path), reach: Math.SQRT2 * reachOf(path) },
    ]),
  );
  const unit = view.width / window.width;
  return (px, py) => {
    const [x, y] = [view.x + px * unit, view.y + py * unit];
    return cells.some((cell) => {
      const outline = outlines.get(cell.shape);
      const [dx, dy] = [x - cell.x, y - cell.y];
      if (!outline || Math.abs(dx) > outline.reach || Math.abs(dy) > outline.reach) return false;
      const turn = (-(cell.turn ?? 0) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return paper?.isPointInPath(outline.path, dx * cos - dy * sin, dx * sin + dy * cos);
    });
  };
}
