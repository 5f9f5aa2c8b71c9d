/** How a track is laid out: as single steps, or as a scale with numbers. Pure. */

import type { Track } from '@/generated/messages';

const MOST_STEPS = 12;
const MOST_FIGURES = 8;

/** The position on a track of steps, which has one unnamed pin; null for a scale. */
export function countOf(track: Track): number | null {
  const pins = track.pins ?? [];
  const [pin, ...others] = pins.filter((each) => !each.label);
  const steps = track.high - Math.max(track.low, 1) + 1;
  if (!pin || others.length || pin.seat != null) return null;
  return track.low < 0 || steps > MOST_STEPS ? null : pin.at;
}

/** The numbers of the steps. */
export function stepsOf(track: Track): number[] {
  const first = Math.max(track.low, 1);
  return Array.from({ length: track.high - first + 1 }, (_, n) => first + n);
}

/** The numbers under a scale: multiples of a round number, few enough to read. */
export function figuresOf(track: Track): number[] {
  const span = Math.max(1, track.high - track.low);
  const round = [1, 2, 4, 5, 10, 20, 25, 50, 100];
  const every = round.find((each) => span / each < MOST_FIGURES) ?? span;
  const first = Math.ceil(track.low / every);
  const last = Math.floor(track.high / every);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * every);
}
