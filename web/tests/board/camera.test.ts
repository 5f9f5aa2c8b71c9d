import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera } from '@/lib/board/camera.svelte';

const motion = vi.hoisted(() => ({ still: true }));
vi.mock('@/lib/ui/settings.svelte', () => ({
  motionPace: () => 1,
  prefersReducedMotion: () => motion.still,
}));

const BOARD = { x: 0, y: 0, width: 1000, height: 500 };
let camera: Camera;

beforeEach(() => {
  motion.still = true;
  camera = new Camera();
  camera.resize(500, 500);
  camera.frame(BOARD);
});

afterEach(() => vi.useRealTimers());

/** The scene point under a pixel of the window. */
const sceneAt = (px: number, py: number) => [
  camera.view.x + px * camera.unit,
  camera.view.y + py * camera.unit,
];
const shows = (x: number, y: number) => {
  const [px, py] = camera.project(x, y);
  return px >= 0 && px <= camera.width && py >= 0 && py <= camera.height;
};

test('the whole board fits the window, centred, at one scale', () => {
  expect(camera.view).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  expect(camera.unit).toBe(2);
  expect(camera.partial).toBe(false);
  expect(camera.transform).toBe('scale(0.5) translate(0 250)');
  expect(camera.project(500, 250)).toEqual([250, 250]);
});

test('what lies under the edges of the window is not used for the board', () => {
  camera.inset = { top: 100, right: 0, bottom: 0, left: 100 };
  camera.frame(BOARD);
  const [left, top] = camera.project(0, 0);
  const [right, bottom] = camera.project(1000, 500);
  expect([left, right]).toEqual([100, 500]);
  expect((top + bottom) / 2).toBeCloseTo(300);
});

describe('zoom', () => {
  test('leaves the point under the pointer where it is', () => {
    const before = sceneAt(120, 300);
    camera.zoom(2, 120, 300);
    expect(camera.view.width).toBe(500);
    const after = sceneAt(120, 300);
    expect(after[0]).toBeCloseTo(before[0] ?? NaN);
    expect(after[1]).toBeCloseTo(before[1] ?? NaN);
    expect(camera.partial).toBe(true);
  });

  test('goes four times closer and a quarter further, and no more', () => {
    for (let n = 0; n < 20; n++) camera.zoom(1.5);
    expect(camera.view.width).toBe(250);
    for (let n = 0; n < 40; n++) camera.zoom(1 / 1.5);
    expect(camera.view.width).toBe(1250);
  });
});

describe('pan', () => {
  test('moves the board by as many pixels as the finger', () => {
    const [x = 0, y = 0] = camera.project(500, 250);
    camera.pan(30, -10);
    expect(camera.project(500, 250)).toEqual([x + 30, y - 10]);
  });

  test('never loses the board', () => {
    camera.pan(100_000, 100_000);
    expect(shows(0, 0)).toBe(true);
    camera.pan(-200_000, -200_000);
    expect(shows(1000, 500)).toBe(true);
  });
});

describe('a new size', () => {
  test('shows all of the board as long as nobody has moved it', () => {
    camera.resize(1000, 250);
    expect(camera.unit).toBe(2);
    expect(shows(0, 0) && shows(1000, 500)).toBe(true);
  });

  test('keeps the scale and the middle of what was looked at', () => {
    camera.zoom(2, 0, 0);
    const middle = sceneAt(250, 250);
    const { unit } = camera;
    camera.resize(250, 400);
    expect(camera.unit).toBeCloseTo(unit);
    expect(sceneAt(125, 200)).toEqual(middle);
  });

  test('leaves the scale exactly as it was, so that nothing is laid out anew', () => {
    camera.least = 1.1;
    const units = Array.from({ length: 100 }, (_, n) => {
      camera.resize(300 + n, 417);
      return camera.unit;
    });
    expect(new Set(units).size).toBe(1);
  });

  test('is ignored while the window has none', () => {
    camera.resize(0, 0);
    expect(camera.width).toBe(500);
  });
});

describe('where the whole is too small', () => {
  beforeEach(() => {
    camera.least = 1;
    camera.frame(BOARD);
  });

  test('a unit keeps its least size, and the last action is in sight', () => {
    expect(camera.unit).toBe(1);
    camera.attend(900, 100);
    expect(shows(900, 100)).toBe(true);
    expect(shows(1000, 250)).toBe(true);
    expect(shows(400, 250)).toBe(false);
    expect(camera.close).toBe(true);
  });

  test('fit shows all of it, and the second time the part again', () => {
    camera.fit();
    expect(camera.overview).toBe(true);
    expect(camera.unit).toBe(2);
    camera.fit();
    expect(camera.unit).toBe(1);
  });

  test('its focus is shown first', () => {
    camera.least = 0;
    camera.comfort = 1;
    camera.frame(BOARD, { x: 600, y: 100, width: 200, height: 200 });
    expect(camera.view.width).toBe(200);
    expect(camera.view.x).toBe(600);
    camera.attend(100, 100);
    expect(camera.view.x).toBe(600);
    camera.fit();
    expect(camera.view.width).toBe(1000);
  });
});

describe('what can be chosen', () => {
  beforeEach(() => {
    camera.zoom(4, 0, 250);
  });

  test('is brought into sight if none of it is', () => {
    expect(shows(800, 250)).toBe(false);
    camera.keepOneInSight([
      { x: 990, y: 480 },
      { x: 800, y: 250 },
    ]);
    expect(shows(800, 250)).toBe(true);
    expect(camera.moved).toBe(true);
  });

  test('moves nothing if some of it is in sight', () => {
    const { view } = camera;
    camera.keepOneInSight([
      { x: 100, y: 250 },
      { x: 800, y: 250 },
    ]);
    camera.keepOneInSight([]);
    expect(camera.view).toBe(view);
  });

  test('does not count as seen under the edges', () => {
    camera.inset = { top: 0, right: 0, bottom: 0, left: 300 };
    const before = camera.view;
    camera.reveal(100, 250);
    expect(camera.view).not.toBe(before);
  });
});

test('a board that somebody has moved stays where it is when the scene changes', () => {
  camera.pan(40, 40);
  const { view } = camera;
  camera.frame({ ...BOARD, width: 2000 });
  camera.attend(10, 10);
  expect(camera.view).toBe(view);
  camera.fit();
  expect(camera.moved).toBe(false);
  expect(camera.view.width).toBe(2000);
});

test('it glides to a new frame, and holds still where that is wished', () => {
  motion.still = false;
  vi.useFakeTimers({ toFake: ['performance'] });
  const before = camera.view;
  camera.frame({ x: 0, y: 0, width: 2000, height: 1000 });
  expect(camera.view.width).toBe(2000);
  expect(camera.motion?.from).toEqual(before);
  vi.advanceTimersByTime(100);
  camera.frame({ x: 0, y: 0, width: 4000, height: 2000 });
  expect(camera.motion?.from.width).toBeGreaterThan(1000);
  expect(camera.motion?.from.width).toBeLessThan(2000);
  vi.advanceTimersByTime(10_000);
  const { motion: first } = camera;
  camera.frame({ x: 0, y: 0, width: 4000, height: 2000 });
  expect(camera.motion).toBe(first);
  camera.pan(5, 5);
  expect(camera.motion).toBeNull();
});
