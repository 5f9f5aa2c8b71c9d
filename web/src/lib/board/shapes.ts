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

export function widthOf(path: string | undefined): number {
  return path ? extentOf(path)[0] : 0;
}

/** The smaller of its two extents: what a finger has to hit. */
export function breadthOf(path: string | undefined): number {
  return path ? Math.min(...extentOf(path)) : 0;
}
