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
