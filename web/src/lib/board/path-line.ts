/** A path over the board as a line through the centres of its places, with rounded corners. */

export type Point = readonly [number, number];

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const format = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The part of a leg that belongs to the corner. */
const CORNER = 0.3;

export function lineThrough(spots: readonly Point[]): string {
  const [first, ...rest] = spots;
  if (!first || !rest.length) return '';
  let line = `M${format(first)}`;
  spots.slice(1, -1).forEach((spot, n) => {
    const [before, after] = [spots[n], spots[n + 2]];
    if (!before || !after) return;
    const [enter, leave] = [between(before, spot, 1 - CORNER), between(spot, after, CORNER)];
    line += `L${format(enter)}Q${format(spot)} ${format(leave)}`;
  });
  return line + `L${format(rest.at(-1) ?? first)}`;
}
