/** How things on the board are marked, each by itself: a change concerns only those it changes. */

import { untrack } from 'svelte';

class Mark {
  lit: boolean;
  /** Whether it is the board's tab stop. */
  stop: boolean;
  /** Whether it is in flight, not drawn where it lands yet. */
  away = $state(false);

  constructor(lit: boolean, stop: boolean) {
    this.lit = $state(lit);
    this.stop = $state(stop);
  }
}

export class Marks {
  #marks = new Map<string, Mark>();
  /** What the marks say is lit, and where the tab stop is. */
  #lit: ReadonlyMap<string, unknown> = new Map();
  #stop = '';

  /** The mark of an id. Svelte does not watch it in the reaction that first asks for it. */
  of(id: string): Mark {
    let mark = this.#marks.get(id);
    if (!mark) this.#marks.set(id, (mark = new Mark(this.#lit.has(id), this.#stop === id)));
    return mark;
  }

  /** Let the marks say what is lit now. */
  light(lit: ReadonlyMap<string, unknown>): void {
    untrack(() => {
      for (const id of this.#lit.keys()) if (!lit.has(id)) this.of(id).lit = false;
      this.#lit = lit;
      for (const id of lit.keys()) this.of(id).lit = true;
    });
  }

  stopAt(id: string): void {
    untrack(() => {
      this.of(this.#stop).stop = false;
      this.#stop = id;
      this.of(id).stop = true;
    });
  }
}
