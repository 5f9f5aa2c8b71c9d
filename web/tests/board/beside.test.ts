import { expect, test } from 'vitest';
import { outlined, overlaps, spotBeside, type Outline } from '@/lib/board/beside';
import { reachOf } from '@/lib/board/shapes';

const WINDOW = { width: 600, height: 400 };
const BOX = { width: 160, height: 90 };
const diamond = (x: number, y: number, half: number): Outline => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
  sum: [x + y - half, x + y + half],
  difference: [x - y - half, x - y + half],
});

test('a box goes between two diamonds, where their rectangles would leave no room', () => {
  const piece = { left: 280, top: 240, width: 40, height: 40 };
  const walls = [0, 400].map((left) => outlined({ left, top: 0, width: 200, height: 400 }));
  const floor = outlined({ left: 0, top: 240, width: 600, height: 160 });
  const diamonds = [diamond(200, 80, 80), diamond(400, 80, 80)];
  const spot = spotBeside(piece, BOX, WINDOW, { neighbours: [...walls, floor, ...diamonds] });
  const box = { ...spot, ...BOX };
  expect(overlaps(box, piece)).toBe(false);
  expect([...walls, floor].filter((each) => overlaps(box, each))).toEqual([]);
  expect(diamonds.filter((each) => overlaps(box, each))).not.toEqual([]);
});

test('paths are measured along the sides and the diagonals', () => {
  const octagon = reachOf('M-67 -162H67L162 -67V67L67 162H-67L-162 67V-67Z');
  expect([octagon.x, octagon.y]).toEqual([
    [-162, 162],
    [-162, 162],
  ]);
  expect(octagon.sum).toEqual([-229, 229]);
  const circle = reachOf('M-27 0A27 27 0 1 1 27 0A27 27 0 1 1 -27 0Z');
  expect([circle.x, circle.y]).toEqual([
    [-27, 27],
    [-27, 27],
  ]);
  const [least, most] = reachOf('M0 -58L50 29L-50 29Z', 180).y;
  expect([Math.round(least), Math.round(most)]).toEqual([-29, 58]);
});
