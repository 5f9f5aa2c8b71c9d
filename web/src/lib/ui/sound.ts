/** Sounds, each synthesised from a short recipe of tones and noise when it is first needed. */

import type { Effect } from '@/generated/messages';
import { settings } from './settings.svelte';

/** The sounds that events may have, as the server declares them, and the page's own. */
export type Sound = NonNullable<Effect['sound']> | 'refused';

interface Note {
  wave: OscillatorType | 'noise';
  /** Hertz at the beginning and the end; for noise the middle of the band. */
  from: number;
  to?: number;
  /** Seconds after the beginning of the sound. */
  at?: number;
  lasts: number;
  loud?: number;
}

const knock = (pitch: number, loud = 0.5, at = 0): Note[] => [
  { wave: 'sine', from: pitch, to: pitch * 0.55, lasts: 0.12, loud, at },
  { wave: 'noise', from: pitch * 6, lasts: 0.04, loud: loud * 0.5, at },
];
const chime = (pitches: number[], gap = 0.09): Note[] =>
  pitches.map((from, n) => ({ wave: 'triangle', from, at: n * gap, lasts: 0.45, loud: 0.22 }));
const rustle = (pitch: number, lasts: number, loud = 0.3): Note[] => [
  { wave: 'noise', from: pitch, to: pitch * 0.5, lasts, loud },
];

export const RECIPES: Readonly<Record<Sound, readonly Note[]>> = {
  begin: chime([392, 587, 784], 0.12),
  bell: [
    { wave: 'triangle', from: 880, lasts: 1.2, loud: 0.25 },
    { wave: 'sine', from: 1760, lasts: 0.8, loud: 0.12 },
    { wave: 'sine', from: 2637, lasts: 0.4, loud: 0.08 },
  ],
  break: [...rustle(900, 0.3), ...knock(90, 0.7)],
  build: [...knock(180), ...knock(220, 0.5, 0.12)],
  card: rustle(3200, 0.12),
  cataclysm: [...rustle(500, 0.8, 0.5), ...knock(60, 0.9), ...knock(48, 0.8, 0.16)],
  coin: chime([1318, 1760], 0.06),
  discard: [...rustle(1400, 0.18), ...knock(160, 0.2, 0.08)],
  draw: rustle(1800, 0.16),
  end: chime([392, 523, 659, 784, 1047], 0.14),
  fall: [{ wave: 'sine', from: 620, to: 120, lasts: 0.35, loud: 0.25 }, ...knock(110, 0.5, 0.3)],
  fire: [
    { wave: 'noise', from: 600, to: 1700, lasts: 0.5, loud: 0.3 },
    ...[0.05, 0.14, 0.2, 0.33].flatMap((at) => knock(760, 0.15, at)),
  ],
  flip: rustle(2800, 0.1),
  forsaken: chime([494, 392], 0.07),
  god: chime([330, 415, 494, 659], 0.12),
  lost: chime([440, 349, 262]),
  nation: chime([523, 659, 784, 1047]),
  pass: [{ wave: 'sine', from: 300, to: 250, lasts: 0.14, loud: 0.22 }],
  place: knock(240),
  prophet: [...knock(260, 0.4), ...chime([698])],
  ready: chime([659]),
  refused: [{ wave: 'sine', from: 170, to: 130, lasts: 0.16, loud: 0.35 }],
  roll: [0, 0.07, 0.13, 0.22].flatMap((at) => knock(420, 0.3, at)),
  sail: [{ wave: 'noise', from: 500, to: 900, lasts: 0.6, loud: 0.25 }],
  sand: rustle(2600, 0.35),
  score: chime([784, 988], 0.06),
  stone: [...knock(130, 0.7), ...rustle(500, 0.2, 0.15)],
  storm: [
    { wave: 'noise', from: 180, to: 800, lasts: 0.8, loud: 0.45 },
    { wave: 'sine', from: 62, to: 40, at: 0.2, lasts: 0.7, loud: 0.6 },
  ],
  story: [...rustle(3000, 0.14, 0.15), ...chime([440, 554, 659], 0.1)],
  take: [...rustle(2200, 0.1), ...knock(300, 0.25)],
  triumph: chime([523, 659, 784, 1047, 1319], 0.08),
  turn: chime([587, 880]),
  turned: chime([660, 784], 0.07),
  water: [{ wave: 'noise', from: 900, to: 300, lasts: 0.5, loud: 0.25 }],
  wind: [{ wave: 'noise', from: 300, to: 1500, lasts: 0.9, loud: 0.35 }],
  wood: knock(320),
  wrong: [
    { wave: 'square', from: 190, lasts: 0.12, loud: 0.1 },
    { wave: 'square', from: 150, at: 0.15, lasts: 0.18, loud: 0.1 },
  ],
};

/** What sounds are rendered at until the loudspeaker is open. */
const USUAL_RATE = 48000;
/** Longer than any sound lasts. */
const REST_MS = 4000;
let resting = 0;
let context: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Do what makes the first sound slow while nothing else happens: open the loudspeaker, shuffle
    the noise. */
export function prepareSound(): void {
  if (!settings.get('sound')) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void render('place', loudspeaker()?.sampleRate ?? USUAL_RATE));
}

/** Browsers let a page play sounds only after its user has done something. */
function loudspeaker(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return context;
  if (!context) rest((context = new AudioContext()));
  return context;
}

/** An open loudspeaker takes processor time even for silence: after a while it is switched off. */
function rest(audio: AudioContext): void {
  clearTimeout(resting);
  resting = window.setTimeout(() => void audio.suspend(), REST_MS);
}

/** Sounds as they were rendered, which is costly; playing one again is cheap. */
const rendered = new Map<Sound, Promise<AudioBuffer>>();

export function playSound(sound: Sound | null | undefined): void {
  if (!sound || !settings.get('sound') || document.hidden) return;
  const audio = loudspeaker();
  if (audio) void render(sound, audio.sampleRate).then((buffer) => playBuffer(audio, buffer));
}

function render(sound: Sound, rate: number): Promise<AudioBuffer> {
  let found = rendered.get(sound);
  if (!found) {
    const notes = RECIPES[sound];
    const seconds = Math.max(...notes.map(({ at = 0, lasts }) => at + lasts));
    const offline = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
    for (const note of notes) addNote(offline, note);
    rendered.set(sound, (found = offline.startRendering()));
  }
  return found;
}

function playBuffer(audio: AudioContext, buffer: AudioBuffer): void {
  const [source, volume] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = buffer;
  volume.gain.value = settings.get('volume') / 100;
  source.connect(volume).connect(audio.destination);
  void audio.resume();
  source.start();
  rest(audio);
}

function addNote(audio: BaseAudioContext, note: Note): void {
  const start = note.at ?? 0;
  const end = start + note.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime((note.loud ?? 0.3) * 0.5, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0008, end);
  gain.connect(audio.destination);
  if (note.wave === 'noise') noise(audio, note, start, end, gain);
  else tone(audio, note.wave, note, start, end, gain);
}

function tone(
  audio: BaseAudioContext,
  wave: OscillatorType,
  note: Note,
  start: number,
  end: number,
  out: AudioNode,
): void {
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(note.from, start);
  voice.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  voice.connect(out);
  voice.start(start);
  voice.stop(end);
}

function noise(
  audio: BaseAudioContext,
  note: Note,
  start: number,
  end: number,
  out: AudioNode,
): void {
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(note.from, start);
  band.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  const voice = audio.createBufferSource();
  voice.buffer = whiteNoise(audio);
  voice.loop = true;
  voice.connect(band).connect(out);
  voice.start(start);
  voice.stop(end);
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noiseBuffer;
}
