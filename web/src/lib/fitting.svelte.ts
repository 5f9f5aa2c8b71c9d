/** A column that gives way, step by step, until all that stands in it is in sight. */

import { tick } from 'svelte';

/** Pixels to spare before it takes a step back, so that it does not leap to and fro. */
const SPARE_PX = 24;

export class Fitting {
  /** How far it has given way. */
  level = $state(0);
  /** How many pixels each step saved when it was taken. */
  #saved: number[] = [];
  #busy = false;

  constructor(readonly most: number) {}

  /** For the column, whose only child holds everything. */
  watch = (column: HTMLElement): (() => void) => {
    const inner = column.firstElementChild;
    if (!(inner instanceof HTMLElement)) return () => {};
    const observer = new ResizeObserver(() => void this.#settle(column, inner));
    observer.observe(column);
    observer.observe(inner);
    return () => observer.disconnect();
  };

  async #settle(column: HTMLElement, inner: HTMLElement): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.level < this.most && column.scrollHeight > column.clientHeight) {
      const before = inner.offsetHeight;
      await this.#step(1);
      this.#saved[this.level] = before - inner.offsetHeight;
    }
    while (this.level > 0 && this.#roomy(column, inner)) await this.#step(-1);
    this.#busy = false;
  }

  /** Whether the last step can be taken back without trying it out before everyone's eyes. */
  #roomy(column: HTMLElement, inner: HTMLElement): boolean {
    const saved = this.#saved[this.level] ?? 0;
    return inner.offsetHeight + saved + SPARE_PX <= column.clientHeight;
  }

  #step(by: 1 | -1): Promise<void> {
    this.level += by;
    return tick();
  }
}
