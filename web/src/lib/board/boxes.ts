/** Rectangles of the board, in scene units. Pure. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf([x, y, width, height]: [number, number, number, number]): Box {
  return { x, y, width, height };
}

/** Pixels at each edge of a window that panels and buttons cover. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Pixels per unit if all of a box is shown inside the uncovered part of a window. */
export function scaleWithin(box: Box, width: number, height: number, inset: Inset): number {
  const across = (width - inset.left - inset.right) / box.width;
  const down = (height - inset.top - inset.bottom) / box.height;
  return Math.max(0, Math.min(across, down));
}

/** A box with the same centre, scaled in width and height. */
export function resized(box: Box, wider: number, higher: number): Box {
  const [width, height] = [box.width * wider, box.height * higher];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
