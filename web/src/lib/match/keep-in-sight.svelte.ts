import type { Attachment } from 'svelte/attachments';
import type { Stage } from './stage.svelte';

/** Scrolls a box so that something in it that can be chosen is visible, once all is drawn. */
export function keepInSight(stage: Stage): Attachment<HTMLElement> {
  return (box) => {
    let frame = 0;
    $effect(() => {
      void stage.picker.lit;
      if (!stage.mayAct) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (box.scrollHeight > box.clientHeight)
          box.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' });
      });
    });
    return () => cancelAnimationFrame(frame);
  };
}
