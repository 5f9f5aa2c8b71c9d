/** A column that is made more compact, level by level, until its content fits. */

/** How many pixels the content must shrink before a less compact level is tried. */
const SHRUNK_PX = 24;

export class ColumnFit {
  /** How compact the column is; 0 is not at all. */
  level = $state(0);
  /** The content's height when it last fitted; null while that is being found out. */
  #fitted: number | null = null;
  #height = 0;

  constructor(readonly most: number) {}

  /** For the column, whose only child holds all content. One step per frame, so that each level
      is measured as drawn. */
  watch = (column: HTMLElement): (() => void) => {
    const inner = column.firstElementChild;
    if (!(inner instanceof HTMLElement)) return () => {};
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (this.#step(column, inner)) look();
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(column);
    observer.observe(inner);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  };

  /** Change the level if needed; whether it was changed. */
  #step(column: HTMLElement, inner: HTMLElement): boolean {
    if (column.clientHeight > this.#height + SHRUNK_PX) this.level = 0;
    this.#height = column.clientHeight;
    const height = inner.offsetHeight;
    const by = this.#way(column.scrollHeight > column.clientHeight, height);
    this.#fitted = by ? null : (this.#fitted ?? height);
    this.level += by;
    return by !== 0;
  }

  #way(over: boolean, height: number): -1 | 0 | 1 {
    if (over) return this.level < this.most ? 1 : 0;
    const shrunk = this.#fitted !== null && height + SHRUNK_PX < this.#fitted;
    return shrunk && this.level > 0 ? -1 : 0;
  }
}
