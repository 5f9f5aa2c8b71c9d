/** Updates hold only what has changed (docs/protocol.md); here they are put onto what was there. */

import type { Frame, Scene, SceneChange } from '@/generated/messages';

type Key = string | number;

export interface Changes<T> {
  set?: T[];
  gone?: Key[];
  order?: Key[] | null;
}

interface NamedChanges<T> {
  set?: Record<string, T>;
  gone?: string[];
}

/** Members that did not change keep their identity, so that nothing is drawn anew for them. */
export function changed<T>(
  members: readonly T[] | undefined,
  changes: Changes<T> | undefined,
  keyOf: (member: T) => Key,
): T[] {
  const kept = new Map((members ?? []).map((member) => [keyOf(member), member]));
  for (const key of changes?.gone ?? []) kept.delete(key);
  for (const member of changes?.set ?? []) kept.set(keyOf(member), member);
  if (!changes?.order) return [...kept.values()];
  return changes.order.flatMap((key) => {
    const member = kept.get(key);
    return member === undefined ? [] : [member];
  });
}

function changedNames<T>(
  members: Record<string, T> | undefined,
  changes: NamedChanges<T> | undefined,
): Record<string, T> {
  const kept = { ...members, ...changes?.set };
  for (const name of changes?.gone ?? []) delete kept[name];
  return kept;
}

const byId = (member: { id: string }) => member.id;
const bySeat = (member: { seat: number }) => member.seat;

export function changedScene(scene: Scene, change: SceneChange | undefined): Scene {
  if (!change) return scene;
  const next: Scene = { ...scene };
  if (change.board) next.board = change.board;
  if (change.prompt !== undefined) next.prompt = change.prompt;
  if (change.shapes) next.shapes = changedNames(scene.shapes, change.shapes);
  if (change.paints) next.paints = changedNames(scene.paints, change.paints);
  if (change.cells) next.cells = changed(scene.cells, change.cells, byId);
  if (change.pieces) next.pieces = changed(scene.pieces, change.pieces, byId);
  if (change.panels) next.panels = changed(scene.panels, change.panels, bySeat);
  if (change.areas) next.areas = changed(scene.areas, change.areas, byId);
  if (change.trays) next.trays = changed(scene.trays, change.trays, byId);
  if (change.buttons) next.buttons = changed(scene.buttons, change.buttons, byId);
  if (change.ledgers) next.ledgers = changed(scene.ledgers, change.ledgers, byId);
  if (change.tracks) next.tracks = changed(scene.tracks, change.tracks, byId);
  return next;
}

/** The scenes of a run of replay frames, the first of which is whole. */
export function scenesOf(frames: readonly Frame[]): Scene[] {
  const scenes: Scene[] = [];
  for (const frame of frames) {
    const before = scenes.at(-1);
    if (frame.scene) scenes.push(frame.scene);
    else if (before) scenes.push(changedScene(before, frame.change ?? undefined));
    else throw new Error('a replay begins with a scene');
  }
  return scenes;
}
