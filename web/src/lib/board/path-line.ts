/** A way over the board as a line: through the middles of its places, its corners rounded. */

export type Spot = readonly [number, number];

const between = ([ax, ay]: Spot, [bx, by]: Spot, part: number): Spot => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];
const said = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** How much of a leg is straight before a corner begins. */
const STRAIGHT = 0.3;

export function lineThrough(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first || !rest.length) return '';
  let line = `M${said(first)}`;
  spots.slice(1, -1).forEach((spot, n) => {
    const [before, after] = [spots[n], spots[n + 2]];
    if (!before || !after) return;
    const [enter, leave] = [between(before, spot, 1 - STRAIGHT), between(spot, after, STRAIGHT)];
    line += `L${said(enter)}Q${said(spot)} ${said(leave)}`;
  });
  return line + `L${said(rest.at(-1) ?? first)}`;
}
