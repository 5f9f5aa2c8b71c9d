/** Sounds made on the spot: each name an event may give is a short recipe. */

import { settings } from './settings.svelte';

type Wave = OscillatorType | 'noise';

interface Note {
  wave: Wave;
  /** Hertz at the beginning and the end; for noise the middle of the band. */
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

const knock = (pitch: number, loud = 0.5): Note[] => [
  { wave: 'sine', from: pitch, to: pitch * 0.55, lasts: 0.12, loud },
  { wave: 'noise', from: pitch * 6, lasts: 0.04, loud: loud * 0.5 },
];
const chime = (pitches: number[], gap = 0.09): Note[] =>
  pitches.map((from, n) => ({ wave: 'triangle', from, at: n * gap, lasts: 0.45, loud: 0.22 }));
const rustle = (pitch: number, lasts: number, loud = 0.3): Note[] => [
  { wave: 'noise', from: pitch, to: pitch * 0.5, lasts, loud },
];

const RECIPES: Record<string, Note[]> = {
  place: knock(240),
  stone: [...knock(130, 0.7), ...rustle(500, 0.2, 0.15)],
  wood: knock(320),
  build: [...knock(180), ...knock(220).map((note) => ({ ...note, at: 0.12 }))],
  break: [...rustle(900, 0.3), ...knock(90, 0.7)],
  sand: rustle(2600, 0.35),
  draw: rustle(1800, 0.16),
  card: rustle(3200, 0.12),
  take: [...rustle(2200, 0.1), ...knock(300, 0.25)],
  flip: rustle(2800, 0.1),
  wind: [{ wave: 'noise', from: 300, to: 1500, lasts: 0.9, loud: 0.35 }],
  sail: [{ wave: 'noise', from: 500, to: 900, lasts: 0.6, loud: 0.25 }],
  water: [{ wave: 'noise', from: 900, to: 300, lasts: 0.5, loud: 0.25 }],
  dice: [0, 0.07, 0.13, 0.22].flatMap((at) => knock(420, 0.3).map((note) => ({ ...note, at }))),
  coin: chime([1318, 1760], 0.06),
  turn: chime([587, 880]),
  turned: chime([660, 784], 0.07),
  forsaken: chime([494, 392], 0.07),
  nation: chime([523, 659, 784, 1047]),
  score: chime([784, 988], 0.06),
  lost: chime([440, 349, 262]),
  end: chime([392, 523, 659, 784, 1047], 0.14),
  refused: [{ wave: 'sine', from: 170, to: 130, lasts: 0.16, loud: 0.35 }],
  tick: [{ wave: 'sine', from: 1000, lasts: 0.03, loud: 0.15 }],
};
const SOFT = knock(300, 0.25);

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound only after its user has done something. */
export function playSound(name: string): void {
  if (!name || !settings.get('sound') || document.hidden) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of RECIPES[name] ?? SOFT) sound(context, note);
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
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
  audio: AudioContext,
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

function noise(audio: AudioContext, note: Note, start: number, end: number, out: AudioNode): void {
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(note.from, start);
  band.frequency.exponentialRampToValueAtTime(note.to ?? note.from, end);
  const voice = audio.createBufferSource();
  voice.buffer = hissing(audio);
  voice.loop = true;
  voice.connect(band).connect(out);
  voice.start(start);
  voice.stop(end);
}

function hissing(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}
