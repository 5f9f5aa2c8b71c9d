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

  /** The number of covered points in a rectangle and close around it, so that none means that it
      covers nothing. */
  within({ left, top, width, height }: Rect): number {
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    const before = (at: number, most: number) => within(Math.floor(at / GRID_PX - 0.5), most);
    const after = (at: number, most: number) => within(Math.ceil(at / GRID_PX + 0.5), most);
    const sum = (x: number, y: number) => this.#sums[y * (this.#across + 1) + x] ?? 0;
    const [l, r] = [before(left, this.#across), after(left + width, this.#across)];
    const [t, b] = [before(top, this.#down), after(top + height, this.#down)];
    return sum(r, b) - sum(l, b) - sum(r, t) + sum(l, t);
  }
}
