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

/** What a window shows if all of a box is in the middle of its uncovered part. */
export function fitted(box: Box, width: number, height: number, inset: Inset): Box {
  const unit = 1 / scaleWithin(box, width, height, inset);
  const middle = [
    inset.left + (width - inset.left - inset.right) / 2,
    inset.top + (height - inset.top - inset.bottom) / 2,
  ] as const;
  return {
    x: box.x + box.width / 2 - middle[0] * unit,
    y: box.y + box.height / 2 - middle[1] * unit,
    width: width * unit,
    height: height * unit,
  };
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
