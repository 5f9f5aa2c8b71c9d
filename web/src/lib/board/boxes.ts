/** Parts of the board, in scene units. Pure. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf([x, y, width, height]: [number, number, number, number]): Box {
  return { x, y, width, height };
}

/** Pixels at each edge of a window that lie under furniture. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How many pixels a unit of a box gets where all of it is shown clear of the furniture. */
export function scaleWithin(box: Box, width: number, height: number, inset: Inset): number {
  const across = (width - inset.left - inset.right) / box.width;
  const down = (height - inset.top - inset.bottom) / box.height;
  return Math.max(0, Math.min(across, down));
}

/** A box around the same middle, so much wider and higher. */
export function resized(box: Box, wider: number, higher: number): Box {
  const [width, height] = [box.width * wider, box.height * higher];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
