/** Figures as people read them. */

import type { Estimate, MatchRow } from '@/generated/messages';
import { settings } from '@/lib/ui/settings.svelte';
import { text } from '@/lib/ui/words.svelte';

const numbers = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(settings.get('language'), options);

export function percent(value: number, signed = false): string {
  const sign = signed ? 'exceptZero' : 'auto';
  return numbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: sign }).format(value);
}

export function plain(value: number, signed = false): string {
  const sign = signed ? 'exceptZero' : 'auto';
  const size = Math.abs(value);
  const digits = size >= 10 ? 1 : size < 0.1 ? 3 : 2;
  return numbers({ maximumFractionDigits: digits, signDisplay: sign }).format(value);
}

/** A figure with its interval. */
export function withInterval(one: Estimate, isShare: boolean, signed = false): string {
  const form = isShare ? percent : plain;
  if (!one.count) return '–';
  return text('lab-interval', {
    value: form(one.value, signed),
    low: form(one.low, signed),
    high: form(one.high, signed),
  });
}

/** Whether a whole interval lies on one side of a value. */
export const isBeyond = (one: Estimate, value: number): boolean =>
  one.count > 0 && (one.low > value || one.high < value);

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A scale with round ticks around some values. */
export function scaleFor(values: readonly number[], most = 5): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = (high - low || Math.abs(high) || 1) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
}

/** Which matches stand behind a figure. */
export type Behind = (row: MatchRow) => boolean;

export interface Selection {
  what: string;
  behind: Behind;
}
