import { afterEach, expect, test, vi } from 'vitest';
import { RECIPES, playSound } from '@/lib/ui/sound';

const recipes = Object.entries(RECIPES);

test('every sound is heard, and soon over', () => {
  for (const [name, notes] of recipes) {
    expect(notes.length, name).toBeGreaterThan(0);
    const ends = notes.map(({ at = 0, lasts }) => at + lasts);
    expect(Math.max(...ends), name).toBeLessThan(1.5);
    // An exponential ramp never reaches zero hertz.
    for (const { from, to = from } of notes) expect(Math.min(from, to), name).toBeGreaterThan(0);
  }
});

test('no two sounds are alike', () => {
  const alike = new Set(recipes.map(([, notes]) => JSON.stringify(notes)));
  expect(alike.size).toBe(recipes.length);
});

/** Has every property and method, each of which gives itself. */
const node: unknown = new Proxy(() => {}, {
  get: () => node,
  set: () => true,
  apply: () => node,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the loudspeaker is on while a sound is played, and off soon after the last', async () => {
  vi.useFakeTimers();
  let on = false;
  class Loudspeaker {
    sampleRate = 48000;
    createBufferSource = () => node;
    createGain = () => node;
    resume = () => void (on = true);
    suspend = () => void (on = false);
  }
  class Recorder {
    createOscillator = () => node;
    createGain = () => node;
    startRendering = () => Promise.resolve({});
  }
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', Loudspeaker);
  vi.stubGlobal('OfflineAudioContext', Recorder);
  playSound('refused');
  await vi.advanceTimersByTimeAsync(2000);
  expect(on).toBe(true);
  playSound('refused');
  await vi.advanceTimersByTimeAsync(3000);
  expect(on).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(on).toBe(false);
});
