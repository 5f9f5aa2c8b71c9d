/** The analysis of a finished match: the steps worth a note, and win chances as a curve. Pure. */

import type { Analysis, Judged } from '@/generated/messages';

/** The smallest loss of win chance that is worth a note. */
const NOTABLE_LOSS = 0.06;
const MOST_NOTES = 12;

/** A step worth a note: a turning point, or an action that lost much. */
export interface AnalysisNote {
  step: number;
  turning: boolean;
  judged: Judged | undefined;
}

export function notesOf({ actions, turning }: Analysis): AnalysisNote[] {
  const judged = new Map(actions.map((each) => [each.step, each]));
  const lost = actions
    .filter((each) => each.loss > NOTABLE_LOSS)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_NOTES)
    .map((each) => each.step);
  const steps = [...new Set([...turning, ...lost])].sort((a, b) => a - b);
  return steps.map((step) => ({
    step,
    turning: turning.includes(step),
    judged: judged.get(step),
  }));
}

/** A seat's win chance over time as an SVG path of the given size, certainty at the top. */
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

/** The step at a part (0 to 1) of the chart's width. */
export function stepAt(part: number, steps: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * Math.max(0, steps - 1));
}
