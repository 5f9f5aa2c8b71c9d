/** A clock that ticks only while somebody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Seconds since 1970, as counted since the page was opened: no change of the clock matters. */
export function steadySeconds(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}

/** The same; read in a component it keeps running. */
export function now(): number {
  subscribe();
  return steadySeconds();
}

/** Seconds as a clock shows them: 1:05, 2 d. */
export function asClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86400) return `${Math.floor(whole / 86400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
