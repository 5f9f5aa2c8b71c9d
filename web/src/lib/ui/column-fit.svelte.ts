/** A column that is made only as compact, level by level, as its content needs. */

import { flushSync } from 'svelte';

export class ColumnFit {
  /** How compact the column is; 0 is not at all. */
  level = $state(0);
  /** The heights of the content and the column when the level was last looked for. */
  #seen = '';

  constructor(readonly most: number) {}

  /** For the column, whose only child holds all content. Levels are tried before the next frame
      is painted, so that only the one that fits is seen. */
  watch = (column: HTMLElement): (() => void) => {
    const inner = column.firstElementChild;
    if (!(inner instanceof HTMLElement)) return () => {};
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => this.#fit(column, inner));
    });
    observer.observe(column);
    observer.observe(inner);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  };

  #fit(column: HTMLElement, inner: HTMLElement): void {
    const sizes = () => `${inner.offsetHeight} ${column.clientHeight}`;
    if (sizes() === this.#seen) return;
    const over = () => column.scrollHeight > column.clientHeight;
    while (!over() && this.level > 0) this.#set(this.level - 1);
    while (over() && this.level < this.most) this.#set(this.level + 1);
    this.#seen = sizes();
  }

  #set(level: number): void {
    this.level = level;
    flushSync();
  }
}
