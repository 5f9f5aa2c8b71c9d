import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILT, Freshness, IDLE_MS } from '@/lib/connection/freshness.svelte';

const NEWER = `${BUILT}.1`;
const reload = vi.fn();
let freshness: Freshness;

/** Set a property of the page's document. */
const page = (more: object) => Object.assign(document, more);

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  page({ hidden: false, activeElement: null });
  freshness = new Freshness(reload);
});

afterEach(() => {
  freshness.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  page({ hidden: false, activeElement: null });
});

test('pages of the same version are left alone', () => {
  freshness.welcomed(BUILT);
  vi.advanceTimersByTime(10 * IDLE_MS);
  expect(freshness.offered).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page in use offers to reload, and does so when asked', () => {
  freshness.welcomed(NEWER);
  expect(freshness.offered).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  freshness.reload();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that nobody touches reloads by itself', () => {
  freshness.welcomed(NEWER);
  vi.advanceTimersByTime(IDLE_MS - 1);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page in the background reloads at once', () => {
  freshness.welcomed(NEWER);
  page({ hidden: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a half-made choice is never lost', () => {
  let picks = ['hand:0'];
  const release = freshness.guard(() => picks.length > 0);
  page({ hidden: true });
  freshness.welcomed(NEWER);
  vi.advanceTimersByTime(10 * IDLE_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).not.toHaveBeenCalled();
  expect(freshness.offered).toBe(false);
  picks = [];
  release();
  expect(freshness.offered).toBe(true);
  vi.advanceTimersByTime(IDLE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('a line that is being written is never lost', () => {
  freshness.welcomed(NEWER);
  page({ activeElement: { value: 'Good ga' } });
  vi.advanceTimersByTime(10 * IDLE_MS);
  expect(reload).not.toHaveBeenCalled();
  page({ activeElement: { value: '' } });
  vi.advanceTimersByTime(IDLE_MS);
  expect(reload).toHaveBeenCalledOnce();
});

test('a server with older pages does not make the page reload for ever', () => {
  freshness.welcomed(NEWER);
  vi.advanceTimersByTime(IDLE_MS);
  expect(reload).toHaveBeenCalledOnce();
  const again = new Freshness(reload);
  again.welcomed(NEWER);
  vi.advanceTimersByTime(10 * IDLE_MS);
  expect(reload).toHaveBeenCalledOnce();
  expect(again.offered).toBe(true);
});
