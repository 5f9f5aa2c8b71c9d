/** Where to put a seal on a drawn region: well inside, and clear of pieces. */

const GRID = 14;
const ROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);

interface Place {
  x: number;
  y: number;
}

export function sealSpot(region: SVGPathElement, size: number, taken: readonly Place[]): Place {
  const { x: left, y: top, width, height } = region.getBBox();
  const inside = (x: number, y: number) => region.isPointInFill(new DOMPoint(x, y));
  let [best, most]: [Place, number] = [{ x: left + width / 2, y: top + height / 2 }, -Infinity];
  for (let n = 0; n < GRID * GRID; n++) {
    const x = left + ((n % GRID) + 0.5) * (width / GRID);
    const y = top + (Math.floor(n / GRID) + 0.5) * (height / GRID);
    if (!inside(x, y)) continue;
    const room = ROUND.filter((turn) =>
      inside(x + Math.cos(turn) * size, y + Math.sin(turn) * size),
    ).length;
    const crowd = taken.filter((piece) => Math.hypot(piece.x - x, piece.y - y) < 1.6 * size).length;
    if (room - 3 * crowd > most) [best, most] = [{ x, y }, room - 3 * crowd];
  }
  return best;
}
