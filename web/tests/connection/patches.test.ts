import { expect, test } from 'vitest';
import type { Offer, Scene, SceneChange, State, Update } from '@/generated/messages';
import {
  patchList,
  patchScene,
  patchSnapshot,
  scenesOf,
  snapshotOf,
} from '@/lib/connection/patches';

const key = (member: { id: string }) => member.id;
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('what is gone goes, what is new comes last, what stays is the same object', () => {
  const now = patchList([a, b], { new: [c], gone: ['a'] }, key);
  expect(now).toEqual([b, c]);
  expect(now[0]).toBe(b);
});

test('an edit changes only the fields it names', () => {
  const member = { id: 'a', size: 2, turn: 90 };
  const now = patchList([member, { ...member, id: 'b' }], { edits: { a: { turn: 0 } } }, key);
  expect(now[0]).toEqual({ id: 'a', size: 2, turn: 0 });
  expect(now[1]).toEqual({ id: 'b', size: 2, turn: 90 });
});

test('an edit changes a list of members with ids in the same way', () => {
  const panel = { id: 'a', counters: [b, c], note: { key: 'old' } };
  const counters = { edits: { c: { value: 3 } }, gone: ['b'] };
  const now = patchList([panel], { edits: { a: { counters, note: { key: 'new' } } } }, key);
  expect(now).toEqual([{ id: 'a', counters: [{ id: 'c', value: 3 }], note: { key: 'new' } }]);
});

test('members are moved to their places from the first on, whatever the order of the keys', () => {
  const members = [4, 3, 2, 1].map((seat) => ({ seat }));
  const now = patchList(members, { new: [{ seat: 0 }], at: { 1: 2, 0: 0 } }, ({ seat }) => seat);
  expect(now.map(({ seat }) => seat)).toEqual([0, 4, 1, 3, 2]);
});

const label = { key: 'k' };
const scene: Scene = {
  board: { box: [0, 0, 10, 10] },
  cells: [],
  pieces: [{ id: 'p', symbol: 's', at: 'x', label }],
  panels: [{ seat: 0, score: 0 }],
  shapes: { hex: 'M0 0' },
  prompt: { key: 'old' },
  coin: 'gold',
};

test('a scene changes only where the patch says so', () => {
  const next = patchScene(scene, {
    panels: { edits: { 0: { score: 3 } } },
    shapes: { set: { square: 'M1 1' }, gone: ['hex'] },
    prompt: null,
  });
  expect(next.pieces).toBe(scene.pieces);
  expect(next.panels).toEqual([{ seat: 0, score: 3 }]);
  expect(next.shapes).toEqual({ square: 'M1 1' });
  expect(next.prompt).toBeNull();
  expect(next.coin).toBe('gold');
});

test('every field of a patch is applied', () => {
  const whole: Required<Scene> = {
    board: { box: [1, 1, 5, 5] },
    prompt: { key: 'new' },
    coin: 'energy',
    shapes: { square: 'M1 1' },
    paints: { sea: { fill: 'blue' } },
    cells: [{ id: 'cell:1', shape: 'square', x: 0, y: 0, label }],
    pieces: [{ id: 'q', symbol: 's', at: 'cell:1', label }],
    panels: [{ seat: 1, score: 7 }],
    areas: [{ id: 'area', path: 'M0 0', paint: 'sea' }],
    trays: [{ id: 'hand', kind: 'hand', label }],
    buttons: [{ id: 'pass', label }],
    ledgers: [{ id: 'ledger', title: label, rows: [] }],
    tracks: [{ id: 'track', label, low: 0, high: 3, pins: [] }],
  };
  const patch: Required<SceneChange> = {
    board: whole.board,
    prompt: whole.prompt,
    coin: whole.coin,
    shapes: { set: whole.shapes, gone: ['hex'] },
    paints: { set: whole.paints },
    cells: { new: whole.cells },
    pieces: { new: whole.pieces, gone: ['p'] },
    panels: { new: whole.panels, gone: [0] },
    areas: { new: whole.areas },
    trays: { new: whole.trays },
    buttons: { new: whole.buttons },
    ledgers: { new: whole.ledgers },
    tracks: { new: whole.tracks },
  };
  expect(patchScene(scene, patch)).toEqual(whole);
});

test('frames of a replay build on the first', () => {
  const scenes = scenesOf([
    { step: 0, scene },
    { step: 1, change: { panels: { edits: { 0: { score: 1 } } } } },
    { step: 2 },
  ]);
  expect(scenes.map((each) => each.panels[0]?.score)).toEqual([0, 1, 1]);
  expect(() => scenesOf([{ step: 0 }])).toThrow();
});

const offer = (code: number): Offer => ({ code, action: {}, picks: [], label });
const state: State = {
  type: 'state',
  seq: 4,
  step: 2,
  seat: 1,
  scene,
  offers: [offer(1), offer(2)],
  to_act: [0],
  awaited: [0],
  timers: [],
  undo: 'free',
};

test('an update that says nothing more moves only on', () => {
  const before = snapshotOf(state);
  const after = patchSnapshot(before, { type: 'update', base: 4, seq: 5, step: 2 });
  expect(after).toEqual({ ...before, seq: 5 });
  expect(after.offers).toBe(before.offers);
  expect(after.scene).toBe(before.scene);
});

test('every field of an update is applied', () => {
  const result = { scores: [1], places: [1], reason: 'over', rule: 'X-1' };
  const proof = { seed: 'seed', salt: 'salt' };
  const update: Update = {
    type: 'update',
    base: 4,
    seq: 6,
    step: 3,
    scene: { coin: 'energy' },
    offers: { new: [offer(3)], gone: [1] },
    decline: { code: 3 },
    to_act: [1],
    awaited: [1],
    timers: [{ id: 't', kind: 'turn', seats: [1], seconds: 60, due: 100 }],
    undo: '',
    result,
    proof,
  };
  const { scene: patched, offers, ...rest } = patchSnapshot(snapshotOf(state), update);
  expect(patched.coin).toBe('energy');
  expect(offers.map(({ code }) => code)).toEqual([2, 3]);
  const { seq, step, decline, to_act, awaited, timers, undo } = update;
  const same = { seq, step, seat: 1, decline, to_act, awaited, timers, undo, result, proof };
  expect(rest).toEqual(same);
});
