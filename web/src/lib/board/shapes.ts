/** The size of a shape, estimated from its path: good enough to place a mark in it. */

const extents = new Map<string, [number, number]>();

function extentOf(path: string): [number, number] {
  let extent = extents.get(path);
  if (!extent) {
    const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const span = (parity: number) => {
      const along = numbers.filter((_, n) => n % 2 === parity);
      return along.length ? Math.max(...along) - Math.min(...along) : 0;
    };
    extent = [span(0), span(1)];
    extents.set(path, extent);
  }
  return extent;
}

/** How far a shape reaches from its middle along the sides and the diagonals: its outline's
    octagon, which a hexagon, a diamond and a circle nearly fill. */
export interface Reach {
  x: Span;
  y: Span;
  /** Along x + y and x - y. */
  sum: Span;
  difference: Span;
}

export type Span = readonly [number, number];

const reaches = new Map<string, Reach>();

export function reachOf(path: string | undefined, turn = 0): Reach {
  const key = `${turn} ${path ?? ''}`;
  let reach = reaches.get(key);
  if (!reach) reaches.set(key, (reach = measured(path ?? '', (turn * Math.PI) / 180)));
  return reach;
}

/** The corners of a path, and where its arcs bulge; curves by their ends. */
function pointsOf(path: string): Span[] {
  const points: Span[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = SIZES[command.toUpperCase()] ?? 0;
    const [fromX, fromY] = command === command.toUpperCase() ? [0, 0] : [x, y];
    for (let n = 0; size && n + size <= numbers.length; n += size) {
      const given = numbers.slice(n, n + size);
      const before: Span = [x, y];
      if (command.toUpperCase() === 'H') x = fromX + (given[0] ?? 0);
      else if (command.toUpperCase() === 'V') y = fromY + (given[0] ?? 0);
      else [x, y] = [fromX + (given.at(-2) ?? 0), fromY + (given.at(-1) ?? 0)];
      if (command.toUpperCase() === 'A') points.push(...bulges(before, [x, y], given));
      points.push([x, y]);
    }
  }
  return points;
}

/** How many numbers each command of a path takes. */
const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 };

function bulges([x0, y0]: Span, [x1, y1]: Span, [rx = 0, ry = 0]: number[]): Span[] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return Math.abs(x1 - x0) > Math.abs(y1 - y0)
    ? [
        [x, y - ry],
        [x, y + ry],
      ]
    : [
        [x - rx, y],
        [x + rx, y],
      ];
}

function measured(path: string, angle: number): Reach {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = pointsOf(path).map(([x, y]) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
  const span = (along: (point: { x: number; y: number }) => number): Span => {
    const all = points.map(along);
    return all.length ? [Math.min(...all), Math.max(...all)] : [0, 0];
  };
  return {
    x: span(({ x }) => x),
    y: span(({ y }) => y),
    sum: span(({ x, y }) => x + y),
    difference: span(({ x, y }) => x - y),
  };
}

export function widthOf(path: string | undefined): number {
  return path ? extentOf(path)[0] : 0;
}

/** The smaller of its two extents: what a finger has to hit. */
export function breadthOf(path: string | undefined): number {
  return path ? Math.min(...extentOf(path)) : 0;
}
