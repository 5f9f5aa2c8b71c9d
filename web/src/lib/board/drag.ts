/** Dragging as another way to pick: from a tray or a lit piece onto a lit place. */

import type { Stage } from '@/lib/match/stage.svelte';

const SLACK_PX = 8;

/** For an element that starts a choice: `{@attach draggable(stage, () => id)}`. */
export function draggable(stage: Stage, idOf: () => string) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let shadow: HTMLElement | null = null;
    let dragged = false;

    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.button !== 0 || !stage.mayAct || !stage.picker.canPick(idOf())) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    };

    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.pointer) return;
      if (!shadow) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK_PX) return;
        start(event);
      }
      shadow?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
      const over = idUnder(event);
      stage.hover(over && stage.isLit(over) ? over : null);
    };

    const start = (event: PointerEvent) => {
      dragged = true;
      element.setPointerCapture(event.pointerId);
      if (!stage.isChosen(idOf())) stage.tap(idOf());
      shadow = document.createElement('div');
      shadow.className = 'drag-shadow';
      const picture = element.querySelector('svg')?.cloneNode(true);
      if (picture) shadow.append(picture);
      document.body.append(shadow);
    };

    const up = (event: PointerEvent) => {
      if (shadow) {
        const over = idUnder(event);
        if (over && stage.isLit(over)) stage.tap(over);
      }
      end();
    };

    const end = () => {
      shadow?.remove();
      shadow = null;
      from = null;
    };

    /** The click that ends a drag is not a tap. */
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', end);
    element.addEventListener('click', click, { capture: true });
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

function idUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>('[data-id]')?.dataset['id'];
}
