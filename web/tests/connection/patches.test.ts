import { expect, test } from 'vitest';
import type { Scene } from '@/generated/messages';
import { changed, changedScene, scenesOf } from '@/lib/connection/patches';

const key = (member: { id: string }) => member.id;
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('what is gone goes, what is new comes last, what stays stays the same object', () => {
  const now = changed([a, b], { set: [c], gone: ['a'] }, key);
  expect(now).toEqual([b, c]);
  expect(now[0]).toBe(b);
});

test('a replaced member keeps its place; an order sorts', () => {
  const other = { id: 'a', more: 1 };
  expect(changed([a, b], { set: [other] }, key)).toEqual([other, b]);
  expect(changed([a, b], { set: [c], order: ['c', 'b', 'a'] }, key)).toEqual([c, b, a]);
});

const scene: Scene = {
  board: { box: [0, 0, 10, 10] },
  cells: [],
  pieces: [{ id: 'p', symbol: 's', at: 'x', label: { key: 'k' } }],
  panels: [{ seat: 0, score: 0 }],
  shapes: { hex: 'M0 0' },
  prompt: { key: 'old' },
};

test('a scene changes only where the change speaks', () => {
  const next = changedScene(scene, {
    panels: { set: [{ seat: 0, score: 3 }] },
    shapes: { set: { square: 'M1 1' }, gone: ['hex'] },
    prompt: null,
  });
  expect(next.pieces).toBe(scene.pieces);
  expect(next.panels).toEqual([{ seat: 0, score: 3 }]);
  expect(next.shapes).toEqual({ square: 'M1 1' });
  expect(next.prompt).toBeNull();
});

test('frames of a replay build on the first', () => {
  const scenes = scenesOf([
    { step: 0, scene },
    { step: 1, change: { panels: { set: [{ seat: 0, score: 1 }] } } },
    { step: 2 },
  ]);
  expect(scenes.map((each) => each.panels[0]?.score)).toEqual([0, 1, 1]);
  expect(() => scenesOf([{ step: 0 }])).toThrow();
});
