import { describe, expect, it } from 'vitest';
import {
  apart,
  coveringAny,
  fits,
  overlaps,
  sideOf,
  spotBeside,
  spotBesideAny,
} from '@/lib/board/beside';
import { CoveredPoints } from '@/lib/board/covered-points';

const window = { width: 400, height: 300 };
const piece = { left: 180, top: 130, width: 40, height: 40 };
const size = { width: 80, height: 40 };

describe('a box in a window', () => {
  it('fits only if no side is beyond the edge', () => {
    expect(fits({ left: 320, top: 260, ...size }, window)).toBe(true);
    expect(fits({ left: 321, top: 260, ...size }, window)).toBe(false);
    expect(fits({ left: 320, top: 261, ...size }, window)).toBe(false);
    expect(fits({ left: -1, top: 0, ...size }, window)).toBe(false);
    expect(fits({ left: 0, top: -1, ...size }, window)).toBe(false);
  });
});

describe('a box beside a piece', () => {
  it('keeps off the piece and its neighbours', () => {
    const neighbours = [
      { left: 100, top: 100, width: 70, height: 100 },
      { left: 230, top: 100, width: 70, height: 100 },
    ];
    const box = { ...spotBeside(piece, size, window, coveringAny(neighbours), []), ...size };
    expect([piece, ...neighbours].filter((each) => overlaps(each, box))).toEqual([]);
  });

  it('covers a neighbour rather than going too far', () => {
    const wide = { width: 800, height: 600 };
    const middle = { left: 380, top: 280, width: 40, height: 40 };
    const covering = coveringAny([{ left: 200, top: 150, width: 400, height: 300 }]);
    const away = (far?: number) =>
      apart({ ...spotBeside(middle, size, wide, covering, [], 10, far), ...size }, middle);
    expect(away()).toBeGreaterThan(100);
    expect(away(90)).toBeGreaterThan(100);
    expect(away(20)).toBeLessThan(20);
  });

  it('counts what it covers of any shape', () => {
    const disc = (x: number, y: number) => Math.hypot(x - 200, y - 150) < 60;
    const points = new CoveredPoints(window, disc);
    expect(points.within({ left: 0, top: 0, width: 100, height: 100 })).toBe(0);
    const all = points.within({ left: 0, top: 0, ...window });
    expect(all * 64).toBeGreaterThan(0.9 * Math.PI * 60 ** 2);
    const quarter = points.within({ left: 200, top: 90, width: 60, height: 60 });
    expect(quarter).toBeGreaterThan(all / 4);
    expect(quarter).toBeLessThan(all / 2);
  });

  it('covers nothing where it counts nothing', () => {
    const points = new CoveredPoints(window, (x) => x > 203);
    const boxes = Array.from({ length: 40 }, (_, n) => ({ left: n * 5, top: 3, ...size }));
    const free = boxes.filter((box) => points.within(box) === 0);
    expect(free.length).toBeGreaterThan(20);
    expect(free.filter((box) => box.left + box.width > 203)).toEqual([]);
  });

  it('leaves its four sides where something lies on each of them', () => {
    const others = [
      { left: 0, top: 140, width: 160, height: 20 },
      { left: 240, top: 140, width: 160, height: 20 },
      { left: 190, top: 0, width: 20, height: 110 },
      { left: 190, top: 190, width: 20, height: 110 },
    ];
    const box = { ...sideOf(piece, size, window, others), ...size };
    expect([piece, ...others].filter((each) => overlaps(each, box))).toEqual([]);
  });

  it('goes beside whichever of many pieces has room, and over nothing that must be seen', () => {
    const screen = { width: 1280, height: 832 };
    const card = { width: 340, height: 230 };
    const pieces = [260, 376, 492, 608, 724].map((left) => ({
      left,
      top: 80,
      width: 116,
      height: 740,
    }));
    const players = [70, 320, 570].map((top) => ({ left: 10, top, width: 240, height: 240 }));
    const spot = spotBesideAny(pieces, card, screen, players);
    expect(spot).toBeDefined();
    const box = { left: 0, top: 0, ...spot, ...card };
    expect([...pieces, ...players].filter((each) => overlaps(each, box))).toEqual([]);
    expect(box.left - 840).toBeLessThanOrEqual(16);
  });
});
