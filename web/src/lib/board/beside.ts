/** Where a small box goes beside what it speaks of. Pure. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

const [GAP_PX, EDGE_PX, STEP_PX] = [10, 4, 6];
/** What it costs to cover a neighbour, a point of one, or something else that should be seen, in
    pixels of distance. */
const [NEIGHBOUR, POINT, OTHER] = [400, 4, 24];
/** What a pixel costs where something is too far away. */
const TOO_FAR = 5;
/** As many pieces as are worth one thing that must stay in sight. */
const KEPT = 1000;

export function overlaps(a: Rect, b: Rect): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** Whether a box lies wholly in a window. */
export function fits(box: Rect, window: { width: number; height: number }): boolean {
  return (
    box.left >= 0 &&
    box.top >= 0 &&
    box.left + box.width <= window.width &&
    box.top + box.height <= window.height
  );
}

function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The distance between the edges of two rectangles; 0 if they touch. */
export function apart(a: Rect, b: Rect): number {
  const dx = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const dy = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(dx, dy);
}

/** Tells how much of its neighbours a box would cover. */
export type Covering = (box: Rect) => number;

/** For neighbours that are rectangles. */
export function coveringAny(rects: readonly Rect[]): Covering {
  return (box) => rects.filter((each) => overlaps(box, each)).length;
}

/** Near a piece, never over it, over none of its neighbours if that can be, and over as few
    others as possible. Rather than beyond `far`, it covers a corner of a neighbour. All rectangles
    are those of one window. */
export function spotBeside(
  piece: Rect,
  size: { width: number; height: number },
  window: { width: number; height: number },
  covering: Covering,
  others: readonly Rect[],
  gap = GAP_PX,
  far = Infinity,
): Spot {
  const kept = grown(piece, gap);
  const right = Math.max(EDGE_PX, window.width - size.width - EDGE_PX);
  const bottom = Math.max(EDGE_PX, window.height - size.height - EDGE_PX);
  let best: Spot = { left: right, top: EDGE_PX };
  let least = Infinity;
  for (let top = EDGE_PX; top <= bottom; top += STEP_PX) {
    for (let left = EDGE_PX; left <= right; left += STEP_PX) {
      const box = { left, top, ...size };
      const away = apart(box, piece);
      if (away >= least || overlaps(box, kept)) continue;
      const near = covering(box);
      const seen = others.filter((each) => overlaps(box, each)).length;
      const beyond = TOO_FAR * Math.max(0, away - far);
      const cost = away + beyond + (near && NEIGHBOUR + POINT * near) + OTHER * seen;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Beside one of several pieces: over nothing that must stay in sight if that can be, and over
    as few of the pieces as possible. */
export function spotBesideAny(
  pieces: readonly Rect[],
  size: { width: number; height: number },
  window: { width: number; height: number },
  kept: readonly Rect[],
): Spot | undefined {
  const [overPieces, overKept] = [coveringAny(pieces), coveringAny(kept)];
  const covering: Covering = (box) => overPieces(box) + KEPT * overKept(box);
  const spots = pieces.map((piece) => spotBeside(piece, size, window, covering, []));
  const covered = spots.map((spot) => covering({ ...spot, ...size }));
  return spots[covered.indexOf(Math.min(...covered))];
}

/** Beside something: right, left, below or above it, inside the window, and clear of these
    others if one of the sides is, else near it where it covers the fewest. */
export function sideOf(
  piece: Rect,
  size: { width: number; height: number },
  window: { width: number; height: number },
  others: readonly Rect[],
): Spot {
  const clamp = (at: number, most: number) => Math.max(4, Math.min(at, most - 4));
  const top = clamp(piece.top + piece.height / 2 - size.height / 2, window.height - size.height);
  const left = clamp(piece.left + piece.width / 2 - size.width / 2, window.width - size.width);
  const sides = [
    { left: piece.left + piece.width + GAP_PX, top },
    { left: piece.left - size.width - GAP_PX, top },
    { left, top: piece.top + piece.height + GAP_PX },
    { left, top: piece.top - size.height - GAP_PX },
  ].filter(
    (spot) =>
      spot.left > 0 &&
      spot.top > 0 &&
      spot.left + size.width < window.width &&
      spot.top + size.height < window.height,
  );
  const clear = sides.find((spot) => !others.some((each) => overlaps({ ...spot, ...size }, each)));
  return clear ?? spotBeside(piece, size, window, coveringAny(others), []);
}
