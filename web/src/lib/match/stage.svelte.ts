/** What the scene's components read: the scene, its players, what is lit and what is marked. */

import { getContext, setContext, tick } from 'svelte';
import type { Line, Offer } from '@/generated/messages';
import { Marks } from './marks.svelte';
import { NO_PICKS, Picker } from './picker.svelte';
import type { Variant } from './picks';
import { SceneWords } from './scene-words.svelte';

const STAGE = Symbol('stage');
const NOTHING: ReadonlySet<string> = new Set();

/** Cells smaller than this part of the usual width are hard to hit with a finger. */
const SMALL_PART = 0.7;
/** How long an explanation stays after the pointer has left. */
const LINGER_MS = 160;
/** A row of buttons has room for this many small places at most. */
const MOST_SMALL = 6;

/** Anything that can be pointed at, for the line that explains it. */
export interface HoverInfo {
  id: string;
  /** A function, so that the words change with the language. */
  label: () => string;
  rule: string;
}

export class Stage extends SceneWords {
  active = $state.raw<readonly number[]>([]);
  /** Final places by seat; empty until the match is over. */
  places = $state.raw<readonly number[]>([]);
  picker = new Picker();
  /** Ids that the last action touched, and the seat that acted. */
  touched = $state.raw<ReadonlySet<string>>(NOTHING);
  actor = $state<number | null>(null);
  /** Ids that a hovered log line, a hint, a lesson or a payment points at. */
  lights = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The region under the pointer or the focus, highlighted with all its members. */
  region = $state<string | null>(null);
  /** A choice that was sent and not answered yet, drawn as if it were done. */
  pending = $state.raw<Offer | null>(null);
  /** Whether the armed choice cannot be undone without the others' consent. */
  final = $state(false);
  /** Passes for the rest of the turn, where one is only asked for a response. */
  passTurn = $state.raw<(() => void) | null>(null);
  /** The choice that the banner describes, as there is no room for words beside its piece. */
  described = $state.raw<Offer | null>(null);
  hoverInfo = $state.raw<HoverInfo | null>(null);
  #forgetting = 0;
  /** Called when an id is tapped that cannot be picked. */
  refused: (id: string) => void = () => {};
  /** Called to carry out a choice. */
  commit: (offer: Offer) => void = () => {};
  /** Called when everything a choice needs is picked. */
  completed: () => void = () => {};

  /** Lit cells that are too small for a finger where most are just large enough. */
  smallTargets = $derived.by(() => {
    const small = this.onBoard.filter(
      (cell) => this.isLit(cell.id) && this.breadth(cell) < SMALL_PART * this.cellWidth,
    );
    return small.length <= MOST_SMALL ? small : [];
  });
  /** Regions highlighted by the pointer, a log line or a payment. */
  litAreas = $derived(
    this.areas.filter(({ id, label }) => label && (id === this.region || this.lights.has(id))),
  );
  mayAct = $derived(this.picker.offers.length > 0 && this.pending === null);
  #marks = new Marks();

  /** Mark what the last action touched, and who did it. */
  markLastAction(lines: readonly Line[]): void {
    this.touched = new Set(lines.flatMap((line) => line.show?.touches ?? []));
    this.actor = lines.find((line) => line.seat != null)?.seat ?? null;
  }

  isLit(id: string): boolean {
    return this.mayAct && this.picker.lit.has(id);
  }

  /** How a thing is marked; to be read elsewhere than where it is asked for. */
  markOf(id: string) {
    return this.#marks.of(id);
  }

  /** Let the marks say what is lit now. */
  markLit(): void {
    this.#marks.light(this.mayAct ? this.picker.lit : NO_PICKS);
  }

  markStop(id: string): void {
    this.#marks.stopAt(id);
  }

  isChosen(id: string): boolean {
    return this.picker.picks.includes(id);
  }

  /** The id that a tap on a piece picks: the piece's own, or that of the place it is in. */
  tapTarget(id: string, at?: string): string {
    if (at === undefined || this.picker.lit.has(id) || this.isChosen(id)) return id;
    if (this.picker.lit.has(at) || this.isChosen(at)) return at;
    if (this.picker.canPick(id)) return id;
    const alone = this.piecesAt.get(at)?.length === 1;
    return alone || this.picker.canPick(at) ? at : id;
  }

  /** Pick an id; after a key press the focus moves to the board if the choice goes on there. */
  tap(id: string, byKey = false): void {
    if (!this.mayAct) return;
    if (byKey) void tick().then(focusBoard);
    const armed = this.picker.armed;
    if (armed && armed.picks.at(-1) === id && !this.picker.next.has(id)) {
      this.commit(armed);
    } else if (this.picker.pick(id, this.orientationOf(id))) {
      if (this.picker.armed && this.picker.next.size === 0) this.completed();
    } else {
      this.refused(id);
    }
  }

  /** How a piece, or what lies in a place, is turned. */
  orientationOf(id: string): Variant {
    const piece = this.pieces.get(id) ?? this.piecesAt.get(id)?.find((each) => each.lies);
    return piece?.lies ?? {};
  }

  hover(id: string | null): void {
    this.picker.hovered = id;
  }

  explain(id: string, label: () => string, rule = ''): void {
    clearTimeout(this.#forgetting);
    this.hoverInfo = label() ? { id, label, rule } : null;
  }

  /** The pointer or the focus has left: its explanation goes, in time to reach a link in it. */
  forget(id: string): void {
    clearTimeout(this.#forgetting);
    this.#forgetting = window.setTimeout(() => {
      if (this.hoverInfo?.id === id) this.hoverInfo = null;
    }, LINGER_MS);
  }
}

function focusBoard(): void {
  if (document.activeElement?.closest('svg')) return;
  document.querySelector<SVGElement>('.place[data-lit]')?.focus();
}

export function provideStage(stage: Stage): Stage {
  return setContext(STAGE, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(STAGE);
}
