/** A clock that ticks only while a component reads it. */

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Seconds since 1970, unaffected by changes of the computer's clock after the page opened. */
export function steadySeconds(): number {
  return (performance.timeOrigin + performance.now()) / 1000;
}

/** The same; a component that reads it is updated as time passes. */
export function now(): number {
  subscribe();
  return steadySeconds();
}

/** A duration as a clock shows it: 1:05, 2 d. */
export function formatClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86400) return `${Math.floor(whole / 86400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
