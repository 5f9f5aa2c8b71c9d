/** Pan by dragging, zoom by wheel and pinch. A press that moves is not a tap. */

import type { Camera } from './camera.svelte';

const SLACK_PX = 7;
const NOTCH = 40;

interface Finger {
  x: number;
  y: number;
}

export interface Wheel {
  /** Whether the wheel turns the previewed piece instead of zooming. */
  turns(): boolean;
  turn(by: 1 | -1): void;
}

export function gestures(camera: Camera, wheel: Wheel) {
  return (board: HTMLElement) => {
    const fingers = new Map<number, Finger>();
    let travelled = 0;
    let notches = 0;

    const at = (event: MouseEvent): Finger => {
      const box = board.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, at(event));
    };

    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const is = at(event);
      travelled += Math.hypot(is.x - was.x, is.y - was.y);
      if (fingers.size === 1) {
        if (travelled < SLACK_PX) return;
        if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
        camera.pan(is.x - was.x, is.y - was.y);
      } else {
        pinch(event.pointerId, was, is);
      }
      fingers.set(event.pointerId, is);
    };

    const pinch = (id: number, was: Finger, is: Finger) => {
      const other = [...fingers].find(([each]) => each !== id)?.[1];
      if (!other) return;
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(is.x - other.x, is.y - other.y);
      if (before > 1) camera.zoom(after / before, (is.x + other.x) / 2, (is.y + other.y) / 2);
      camera.pan((is.x - was.x) / 2, (is.y - was.y) / 2);
    };

    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };

    const click = (event: MouseEvent) => {
      if (travelled < SLACK_PX || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    };

    /** The wheel turns a ghost that can be turned, in whole notches; otherwise, or with Ctrl, it zooms. */
    const spin = (event: WheelEvent) => {
      event.preventDefault();
      if (!event.ctrlKey && wheel.turns()) {
        notches += event.deltaY;
        if (Math.abs(notches) < NOTCH) return;
        wheel.turn(notches > 0 ? 1 : -1);
        notches = 0;
        return;
      }
      const { x, y } = at(event);
      camera.zoom(Math.exp(-event.deltaY * 0.0015), x, y);
    };

    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', up);
    board.addEventListener('click', click, { capture: true });
    board.addEventListener('wheel', spin, { passive: false });
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', up);
      board.removeEventListener('click', click, { capture: true });
      board.removeEventListener('wheel', spin);
    };
  };
}
