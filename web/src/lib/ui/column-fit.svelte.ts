/** A column that gives way, step by step, until all that stands in it is in sight. */

/** By how many pixels its content must have shrunk before it tries a step back. */
const SHRUNK_PX = 24;

export class Fitting {
  /** How far it has given way. */
  level = $state(0);
  /** How high the content was when it came to fit; nothing while that is being found out. */
  #fitted: number | null = null;
  #height = 0;

  constructor(readonly most: number) {}

  /** For the column, whose only child holds everything. One step a frame: each is measured as it
      has been drawn. */
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

  /** Whether a step was taken. */
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
