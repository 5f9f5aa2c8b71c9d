/** A match looked over: which of its steps are worth a word, and the curve as lines. Pure. */

import type { Analysis, Judged } from '@/generated/messages';

/** The least loss that is worth telling. */
const WORTH_TELLING = 0.06;
const MOST_TOLD = 12;

/** A step to be told of: where the match turned, or where somebody lost much. */
export interface Remark {
  step: number;
  turning: boolean;
  judged: Judged | undefined;
}

export function remarks({ actions, turning }: Analysis): Remark[] {
  const judged = new Map(actions.map((each) => [each.step, each]));
  const lost = actions
    .filter((each) => each.loss > WORTH_TELLING)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_TOLD)
    .map((each) => each.step);
  const steps = [...new Set([...turning, ...lost])].sort((a, b) => a - b);
  return steps.map((step) => ({
    step,
    turning: turning.includes(step),
    judged: judged.get(step),
  }));
}

/** One seat's curve over a window of the given size, the full share at its top. */
export function curveOf(
  curve: readonly (readonly number[])[],
  seat: number,
  width: number,
  height: number,
): string {
  const last = Math.max(1, curve.length - 1);
  return curve
    .map((shares, step) => {
      const x = (step / last) * width;
      const y = (1 - (shares[seat] ?? 0)) * height;
      return `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The step under a point of the window. */
export function stepAt(part: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * Math.max(0, steps - 1));
}
