/** The size of a shape, estimated from its path: good enough to place a mark in it. */

import type { Box } from './boxes';

/** An arc has seven numbers; the last two are where it ends. */
const ARC = 7;

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };
const bounds = new Map<string, Box>();

/** The coordinates in a path of absolute commands: ends of lines and arcs, points of curves, and
    how far half circles reach. */
function pointsOf(path: string): [number[], number[]] {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'H') xs.push(...numbers);
    else if (command === 'V') ys.push(...numbers);
    else {
      const [radius = 0] = command === 'A' ? numbers : [];
      const ends = command === 'A' ? numbers.filter((_, n) => n % ARC >= ARC - 2) : numbers;
      const [x = 0, y = 0] = ends;
      const [dx, dy] = [x - (xs.at(-1) ?? x), y - (ys.at(-1) ?? y)];
      if (radius && Math.hypot(dx, dy) >= 1.99 * radius) {
        xs.push(x - dx / 2 - dy / 2, x - dx / 2 + dy / 2);
        ys.push(y - dy / 2 - dx / 2, y - dy / 2 + dx / 2);
      }
      xs.push(...ends.filter((_, n) => n % 2 === 0));
      ys.push(...ends.filter((_, n) => n % 2 === 1));
    }
  }
  return [xs, ys];
}

/** Around a shape, from the middle of its place. */
export function boundsOf(path = ''): Box {
  let found = bounds.get(path);
  if (!found) {
    const [xs, ys] = pointsOf(path);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    bounds.set(path, (found = xs.length && ys.length ? box : NOTHING));
  }
  return found;
}

export const widthOf = (path: string | undefined): number => boundsOf(path).width;
export const heightOf = (path: string | undefined): number => boundsOf(path).height;

/** No point of the shape is further than this from its middle, along either axis. */
export function reachOf(path: string): number {
  return Math.max(0, ...(path.match(/\d*\.?\d+/g) ?? []).map(Number));
}

/** The smaller of its two extents: what a finger has to hit. */
export function breadthOf(path: string | undefined): number {
  const { width, height } = boundsOf(path);
  return Math.min(width, height);
}

/** A circle around the middle of a place. */
export const circle = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0A${radius} ${radius} 0 0 1 ${-radius} 0Z`;
