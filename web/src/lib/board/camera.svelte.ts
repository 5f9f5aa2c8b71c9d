/** Which part of the board is visible, and how scene units become pixels. */

import { type Box, type Inset, resized } from './boxes';
import { motionPace, prefersReducedMotion } from '@/lib/ui/settings.svelte';

const CLOSEST = 4;
const SETTLE_MS = 320;
/** If less than this part of the board's width or height is visible, a map of it helps. */
const MAPPED_PART = 0.7;

export interface Motion {
  from: Box;
  start: number;
  lasts: number;
}

export class Camera {
  width = $state(800);
  height = $state(600);
  /** Pixels at each edge that panels and buttons cover. */
  inset = $state.raw<Inset>({ top: 0, right: 0, bottom: 0, left: 0 });
  view = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  moved = $state(false);
  /** Show the whole board, however small; otherwise cells stay large enough to tap. */
  overview = $state(false);
  /** The fewest pixels per scene unit, so that cells can be hit. */
  least = $state(0);
  /** If the whole board would have fewer pixels per unit than this, its focus is shown first. */
  comfort = $state(0);
  /** How much larger than necessary the user wants the board. */
  magnify = $state(1);
  #whole = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #focus: Box | null = null;
  #point: [number, number] | null = null;
  /** A motion to the present view: where it began, and when. Only the picture moves, by a CSS
      transform, so that nothing is drawn anew on the way. */
  motion = $state.raw<Motion | null>(null);
  /** Whether the whole board is shown for the sake of what is highlighted. */
  #spotlit = false;

  /** Scene units per pixel; rounded, so that a view of another place has exactly the same. */
  unit = $derived(Number((this.view.width / this.width).toPrecision(9)));
  /** Whether part of the board is outside the window. */
  partial = $derived(
    this.view.x > this.#whole.x + 1 ||
      this.view.y > this.#whole.y + 1 ||
      this.view.x + this.view.width < this.#whole.x + this.#whole.width - 1 ||
      this.view.y + this.view.height < this.#whole.y + this.#whole.height - 1,
  );
  /** Whether so much is outside that a map of the whole helps. */
  close = $derived(
    this.view.width < MAPPED_PART * this.#whole.width ||
      this.view.height < MAPPED_PART * this.#whole.height,
  );
  /** Puts the view into the window. As a `viewBox` it would have the browser lay out all of the
      drawing anew whenever the window gets another size, even at the same scale. */
  transform = $derived(`scale(${1 / this.unit}) translate(${-this.view.x} ${-this.view.y})`);

  /** Show all of a box, unless the user has moved the view. */
  frame(box: Box, focus: Box | null = null): void {
    this.#whole = box;
    this.#focus = focus;
    if (!this.moved) this.#glide(this.#home());
  }

  /** Set the point to keep in sight where the board does not fit. */
  attend(x: number, y: number): void {
    this.#point = [x, y];
    if (!this.moved) this.#glide(this.#home());
  }

  /** Say which edges of the window panels and buttons cover. */
  cover(inset: Inset): void {
    this.inset = inset;
    if (!this.moved) this.#jump(this.#home());
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    const kept = resized(this.view, width / this.width, height / this.height);
    [this.width, this.height] = [width, height];
    this.#jump(this.moved ? kept : this.#home());
  }

  fit(): void {
    if (!this.moved) this.overview = !this.overview;
    else if (this.partial) this.overview = true;
    this.moved = false;
    this.#glide(this.#home());
  }

  /** Show the whole board until the user asks for more. */
  showWhole(): void {
    if (this.moved) return;
    this.overview = true;
    this.#glide(this.#home());
  }

  /** Come as close to a point as fingers need. */
  approach(x: number, y: number): void {
    [this.overview, this.moved] = [false, false];
    this.attend(x, y);
  }

  pan(dx: number, dy: number): void {
    this.#look({ ...this.view, x: this.view.x - dx * this.unit, y: this.view.y - dy * this.unit });
  }

  /** Zoom by a factor around a pixel of the window (its middle by default). */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const home = this.#home();
    const width = Math.min(
      Math.max(this.view.width / factor, home.width / CLOSEST),
      home.width * 1.25,
    );
    const height = (width * this.height) / this.width;
    const [ax, ay] = [px / this.width, py / this.height];
    this.#look({
      x: this.view.x + (this.view.width - width) * ax,
      y: this.view.y + (this.view.height - height) * ay,
      width,
      height,
    });
  }

  /** Bring a point into the window if it is outside. */
  reveal(x: number, y: number): void {
    if (this.#shows({ x, y })) return;
    if (!this.moved) return this.attend(x, y);
    const { width, height } = this.view;
    this.#look({ ...this.view, x: x - width / 2, y: y - height / 2 });
  }

  /** If none of these points is in the window, go to the nearest of them. */
  keepOneInSight(points: readonly { x: number; y: number }[]): void {
    if (!points.length || points.some((point) => this.#shows(point))) return;
    const { x, y, width, height } = this.view;
    const far = (point: { x: number; y: number }) =>
      Math.hypot(point.x - x - width / 2, point.y - y - height / 2);
    const nearest = points.reduce((best, point) => (far(point) < far(best) ? point : best));
    this.reveal(nearest.x, nearest.y);
  }

  /** Show all of these points, the whole board if need be; with none, go back. */
  spotlight(points: readonly { x: number; y: number }[]): void {
    const out = points.some((point) => !this.#shows(point));
    if (points.length ? !out : !this.#spotlit) return;
    [this.#spotlit, this.moved] = [points.length > 0, false];
    this.#glide(this.#home());
  }

  /** Whether a point is visible and not covered at the edges. */
  #shows(point: { x: number; y: number }): boolean {
    const { top, right, bottom, left } = this.inset;
    const unit = this.view.width / this.width;
    const [px, py] = [(point.x - this.view.x) / unit, (point.y - this.view.y) / unit];
    return px > left && px < this.width - right && py > top && py < this.height - bottom;
  }

  /** The position of a scene point in the window, in pixels. */
  project(x: number, y: number): [number, number] {
    return [(x - this.view.x) / this.unit, (y - this.view.y) / this.unit];
  }

  #look(box: Box): void {
    this.moved = true;
    this.#jump(this.#kept(box));
  }

  /** Keep the middle of the window over the board. */
  #kept(box: Box): Box {
    const { x, y, width, height } = this.#whole;
    const x1 = Math.min(Math.max(box.x, x - box.width / 2), x + width - box.width / 2);
    const y1 = Math.min(Math.max(box.y, y - box.height / 2), y + height - box.height / 2);
    return { ...box, x: x1, y: y1 };
  }

  #home(): Box {
    const { top, right, bottom, left } = this.inset;
    const [w, h] = [this.width - left - right, this.height - top - bottom];
    const fit = (box: Box) => Math.max(box.width / Math.max(w, 1), box.height / Math.max(h, 1));
    const overview = this.overview || this.#spotlit;
    const crowded = !overview && fit(this.#whole) * this.comfort > 1;
    const whole = (crowded && this.#focus) || this.#whole;
    const fits = fit(whole);
    const least = this.least ? Math.min(fits, 1 / this.least) : fits;
    const unit = overview ? fits : least / this.magnify;
    const [x, y] = this.#attended(whole);
    return {
      x: within(x, w * unit, whole.x, whole.width) - left * unit,
      y: within(y, h * unit, whole.y, whole.height) - top * unit,
      width: this.width * unit,
      height: this.height * unit,
    };
  }

  /** The last action, unless it is outside what the game wants shown. */
  #attended(whole: Box): [number, number] {
    const [x, y] = this.#point ?? [Infinity, Infinity];
    const off = Math.max(
      Math.abs(x - whole.x - whole.width / 2) / whole.width,
      Math.abs(y - whole.y - whole.height / 2) / whole.height,
    );
    return off <= 0.5 ? [x, y] : [whole.x + whole.width / 2, whole.y + whole.height / 2];
  }

  #glide(to: Box): void {
    if (isSame(this.view, to)) return;
    const from = this.#seen();
    this.view = to;
    const still = prefersReducedMotion() || from.width === 1 || document.hidden;
    const lasts = SETTLE_MS * motionPace();
    this.motion = still ? null : { from, start: performance.now(), lasts };
  }

  /** What the window shows at this moment, on the way or at rest. */
  #seen(): Box {
    const { motion, view } = this;
    const part = motion ? (performance.now() - motion.start) / motion.lasts : 1;
    if (!motion || part >= 1) return view;
    const mix = (a: number, b: number) => b + (a - b) * (1 - part) ** 3;
    return {
      x: mix(motion.from.x, view.x),
      y: mix(motion.from.y, view.y),
      width: mix(motion.from.width, view.width),
      height: mix(motion.from.height, view.height),
    };
  }

  #jump(to: Box): void {
    this.motion = null;
    if (!isSame(this.view, to)) this.view = to;
  }
}

function isSame(one: Box, other: Box): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** The start of a window centred on a point, moved so that it shows nothing beyond the whole. */
function within(point: number, window: number, start: number, whole: number): number {
  if (window >= whole) return start + (whole - window) / 2;
  return Math.min(Math.max(point - window / 2, start), start + whole - window);
}
