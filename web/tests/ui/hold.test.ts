import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeating } from '@/lib/ui/hold';

let steps: number;
let button: EventTarget;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  steps = 0;
  button = new EventTarget();
  detach = repeating(() => steps++)(button as HTMLElement);
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

const send = (type: string) => button.dispatchEvent(Object.assign(new Event(type), { button: 0 }));

test('a tap is one step', () => {
  send('pointerdown');
  send('pointerup');
  send('click');
  expect(steps).toBe(1);
});

test('a held button repeats until it is let go, and its click is no further step', () => {
  send('pointerdown');
  vi.advanceTimersByTime(1000);
  const held = steps;
  expect(held).toBeGreaterThan(4);
  send('pointerup');
  send('click');
  vi.advanceTimersByTime(1000);
  expect(steps).toBe(held);
  send('click');
  expect(steps).toBe(held + 1);
});
