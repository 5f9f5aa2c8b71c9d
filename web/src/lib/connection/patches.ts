/**
 * Updates carry only what changed (docs/protocol.md); here they are applied to what was there.
 *
 * Which fields exist follows from the generated types: a field of `Scene`, `State` or `Update`
 * that is not handled here does not compile.
 */

import type { Frame, Scene, SceneChange, State, Update } from '@/generated/messages';

type Key = string | number;

export interface ListPatch<T> {
  new?: T[];
  gone?: Key[];
  edits?: Record<string, Record<string, unknown>>;
  at?: Record<string, number>;
}

interface DictionaryPatch<T> {
  set?: Record<string, T>;
  gone?: string[];
}

/** Members that did not change keep their identity, so they are not redrawn. */
export function patchList<T extends object>(
  members: readonly T[] | undefined,
  patch: ListPatch<T>,
  keyOf: (member: T) => Key,
): T[] {
  const gone = new Set(patch.gone);
  const edits = patch.edits ?? {};
  const patched = (members ?? [])
    .filter((member) => !gone.has(keyOf(member)))
    .map((member) => edited(member, edits[keyOf(member)]))
    .concat(patch.new ?? []);
  return patch.at ? moved(patched, patch.at, keyOf) : patched;
}

/** A member with its changed fields; a list of members with ids is patched in the same way. */
function edited<T extends object>(member: T, edit: Record<string, unknown> | undefined): T {
  if (!edit) return member;
  const before = member as Record<string, unknown>;
  const fields = Object.entries(edit).map(([name, value]) => {
    const list = before[name];
    const nested = Array.isArray(list) && !Array.isArray(value) && value !== null;
    return [
      name,
      nested ? byId(list as { id: string }[], value as ListPatch<{ id: string }>) : value,
    ];
  });
  return { ...member, ...(Object.fromEntries(fields) as Partial<T>) };
}

/** Members that changed places, each put where the patch says, from the first place on. */
function moved<T>(members: T[], at: Record<string, number>, keyOf: (member: T) => Key): T[] {
  const moving = new Map(members.map((member) => [String(keyOf(member)), member]));
  const placed = members.filter((member) => !(keyOf(member) in at));
  for (const [key, place] of Object.entries(at).sort((one, other) => one[1] - other[1])) {
    const member = moving.get(key);
    if (member !== undefined) placed.splice(place, 0, member);
  }
  return placed;
}

function patchDictionary<T>(
  members: Record<string, T> | undefined,
  patch: DictionaryPatch<T>,
): Record<string, T> {
  const next = { ...members, ...patch.set };
  for (const name of patch.gone ?? []) delete next[name];
  return next;
}

const replace = <T>(_: unknown, value: T): T => value;
const byId = <T extends { id: string }>(members: readonly T[] | undefined, patch: ListPatch<T>) =>
  patchList(members, patch, ({ id }) => id);
const bySeat = <T extends { seat: number }>(
  members: readonly T[] | undefined,
  patch: ListPatch<T>,
) => patchList(members, patch, ({ seat }) => seat);

type SceneField = keyof Scene | keyof SceneChange;
type ScenePatchers = {
  readonly [F in SceneField]: (before: Scene[F], patch: Required<SceneChange>[F]) => Scene[F];
};

const SCENE_PATCHERS: ScenePatchers = {
  board: replace,
  prompt: replace,
  coin: replace,
  shapes: patchDictionary,
  paints: patchDictionary,
  cells: byId,
  pieces: byId,
  areas: byId,
  trays: byId,
  buttons: byId,
  ledgers: byId,
  tracks: byId,
  panels: bySeat,
};

export function patchScene(scene: Scene, patch: SceneChange | null | undefined): Scene {
  if (!patch) return scene;
  const next = { ...scene };
  for (const field of Object.keys(SCENE_PATCHERS) as SceneField[]) patchField(next, field, patch);
  return next;
}

function patchField<F extends SceneField>(scene: Scene, field: F, patch: SceneChange): void {
  const change = patch[field];
  if (change === undefined) return;
  scene[field] = SCENE_PATCHERS[field](scene[field], change as Required<SceneChange>[F]);
}

/** The scenes of a run of replay frames; the first frame must hold a whole scene. */
export function scenesOf(frames: readonly Frame[]): Scene[] {
  const scenes: Scene[] = [];
  for (const frame of frames) {
    const before = scenes.at(-1);
    if (frame.scene) scenes.push(frame.scene);
    else if (before) scenes.push(patchScene(before, frame.change));
    else throw new Error('a replay must begin with a whole scene');
  }
  return scenes;
}

/** Log lines are kept by the match; views are for programs, not for people. */
type Elsewhere = 'type' | 'lines' | 'view';

/** The match as one seat sees it at one moment; offers as they were sent. */
export type Snapshot = Required<Omit<State, Elsewhere>>;

export function snapshotOf(state: State): Snapshot {
  return {
    seq: state.seq,
    step: state.step,
    seat: state.seat,
    scene: state.scene,
    offers: state.offers ?? [],
    decline: state.decline ?? null,
    to_act: state.to_act ?? [],
    awaited: state.awaited ?? [],
    timers: state.timers ?? [],
    undo: state.undo ?? '',
    result: state.result ?? null,
    proof: state.proof ?? null,
  };
}

/** What an update does not say stays; the seat changes only with a new state. */
export function patchSnapshot(snapshot: Snapshot, update: Update): Snapshot {
  const { type, base, lines, view, scene, offers, ...replaced } = update;
  return {
    ...snapshot,
    ...replaced,
    scene: patchScene(snapshot.scene, scene),
    offers: offers ? patchList(snapshot.offers, offers, ({ code }) => code) : snapshot.offers,
  };
}
