/** Moving between places by arrow keys. */

export interface Spot {
  id: string;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrowKey(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest spot in a direction; distance off the line counts double. */
export function nearestInDirection(
  spots: readonly Spot[],
  from: Spot,
  key: string,
): Spot | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.5 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}
