/** Large parts of a page are made one after the other, so that none keeps it waiting for long. */

import { afterFrame } from '@/lib/ui/after-frame';

/** Counts the steps of a component that is created now: the next begins after a picture of the last. */
export class Steps {
  done = $state(0);
  last = $derived.by(() => this.done >= this.all);

  constructor(readonly all: number) {
    $effect(() => {
      if (this.done >= all) return;
      let gone = false;
      void afterFrame().then(() => (this.done += gone ? 0 : 1));
      return () => (gone = true);
    });
  }
}
