/** How much of some shapes a rectangle of the window would cover, counted on a grid of points. */

import type { Rect } from './beside';

const GRID_PX = 8;

export class CoveredPoints {
  readonly #across: number;
  readonly #down: number;
  /** For each corner of the grid, how many points above and left of it are covered. */
  readonly #sums: Int32Array;

  constructor(
    { width, height }: { width: number; height: number },
    covers: (x: number, y: number) => boolean,
  ) {
    [this.#across, this.#down] = [Math.ceil(width / GRID_PX), Math.ceil(height / GRID_PX)];
    const row = this.#across + 1;
    this.#sums = new Int32Array(row * (this.#down + 1));
    for (let j = 0; j < this.#down; j++) {
      let along = 0;
      for (let i = 0; i < this.#across; i++) {
        if (covers((i + 0.5) * GRID_PX, (j + 0.5) * GRID_PX)) along += 1;
        this.#sums[(j + 1) * row + i + 1] = along + (this.#sums[j * row + i + 1] ?? 0);
      }
    }
  }

  /** The number of covered points in a rectangle. */
  within({ left, top, width, height }: Rect): number {
    const column = (x: number) => Math.min(this.#across, Math.max(0, Math.round(x / GRID_PX)));
    const line = (y: number) => Math.min(this.#down, Math.max(0, Math.round(y / GRID_PX)));
    const sum = (x: number, y: number) => this.#sums[y * (this.#across + 1) + x] ?? 0;
    const [l, r, t, b] = [column(left), column(left + width), line(top), line(top + height)];
    return sum(r, b) - sum(l, b) - sum(r, t) + sum(l, t);
  }
}
