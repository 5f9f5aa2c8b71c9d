/** What the scene's components read: the scene, its players, what is lit and what is marked. */

import { getContext, setContext, tick, untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { Area, Cell, Line, Offer, Piece, Scene, Tray, Words } from '@/generated/messages';
import { seatColours } from '@/lib/scene/seat-colours';
import { NO_PICKS, Picker } from './picker.svelte';
import { lastNumber, type Variant } from './picks';
import { narrow } from '@/lib/ui/screen.svelte';
import { breadthOf } from '@/lib/board/shapes';
import { boardTrays, slotsOf } from '@/lib/scene/trays';
import { distinctLabels } from './labels';
import { knows, nameOf, plainName, say, text } from '@/lib/ui/words.svelte';

const STAGE = Symbol('stage');
const NOTHING: ReadonlySet<string> = new Set();

/** Cells smaller than this part of the usual width are hard to hit with a finger. */
const SMALL_PART = 0.7;
/** Cells smaller than this part are marked by a ground of their own. */
const TINY_PART = 0.5;
/** Cells whose middles are nearer than this part of the usual width lie next to each other. */
const NEXT_TO_PART = 1.2;
/** How long an explanation stays after the pointer has left. */
const LINGER_MS = 160;
/** A row of buttons has room for this many small places at most. */
const MOST_SMALL = 6;

const NO_SHAPES: NonNullable<Scene['shapes']> = {};
const NO_PAINTS: NonNullable<Scene['paints']> = {};
const NO_AREAS: readonly Area[] = [];
const NO_TRAYS: readonly Tray[] = [];
const EMPTY: Scene = { board: { box: [-300, -200, 600, 400] }, cells: [], pieces: [], panels: [] };

/** Anything that can be pointed at, for the line that explains it. */
export interface HoverInfo {
  id: string;
  /** A function, so that the words change with the language. */
  label: () => string;
  rule: string;
}

/** How something on the board is marked, each by itself: a change concerns only those it changes. */
class Mark {
  lit = $state(false);
  /** Whether it is the board's tab stop. */
  stop = $state(false);
}

export class Stage {
  #scene = $state.raw<Scene>(EMPTY);
  /** The game's name; its own words are looked up first. */
  game = $state('');
  names = $state.raw<readonly string[]>([]);
  colours = $state.raw<readonly string[]>([]);
  /** The seat whose view this is; null for a spectator. */
  seat = $state<number | null>(null);
  /** The seat that texts speak to as “you”; null where all players are called by name. */
  you = $state<number | null>(null);
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
  /** Pieces in flight, not drawn at their destination yet. */
  readonly flying = new SvelteSet<string>();
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

  /** Parts of the scene by themselves: an update leaves most of them as they are, and whatever
      depends on such a part alone is not even asked whether it has changed. */
  board = $state.raw(EMPTY.board);
  shapes = $state.raw(NO_SHAPES);
  paints = $state.raw(NO_PAINTS);
  areas = $state.raw(NO_AREAS);
  coin = $state.raw<Scene['coin']>();
  allPieces = $state.raw(EMPTY.pieces);
  #cells = $state.raw(EMPTY.cells);
  #trays = $state.raw(NO_TRAYS);
  #panels = $state.raw(EMPTY.panels);

  get scene(): Scene {
    return this.#scene;
  }

  set scene(scene: Scene) {
    this.#scene = scene;
    this.board = scene.board;
    this.shapes = scene.shapes ?? NO_SHAPES;
    this.paints = scene.paints ?? NO_PAINTS;
    this.areas = scene.areas ?? NO_AREAS;
    this.coin = scene.coin;
    this.allPieces = scene.pieces;
    this.#cells = scene.cells;
    this.#trays = scene.trays ?? NO_TRAYS;
    this.#panels = scene.panels;
  }

  /** Trays that lie on the board; on a narrow screen they are shown as strips below it. */
  strips = $derived(boardTrays(this.#trays, this.#cells));
  #off = $derived.by(() => {
    const slots = narrow.current ? this.strips.flatMap(slotsOf) : [];
    return slots.length ? new Set(slots) : NOTHING;
  });
  allCells = $derived(new Map(this.#cells.map((cell) => [cell.id, cell] as const)));
  /** The cells that are shown on the board. */
  onBoard = $derived(
    this.#off.size ? this.#cells.filter((cell) => !this.#off.has(cell.id)) : this.#cells,
  );
  /** The median width of the cells, in scene units. */
  cellWidth = $derived.by(() => {
    const widths = this.onBoard.map((cell) => this.#breadth(cell)).sort((a, b) => a - b);
    return widths[Math.floor(widths.length / 2)] ?? 0;
  });
  /** Lit cells that are too small for a finger where most are just large enough. */
  smallTargets = $derived.by(() => {
    const small = this.onBoard.filter(
      (cell) => this.isLit(cell.id) && this.#breadth(cell) < SMALL_PART * this.cellWidth,
    );
    return small.length <= MOST_SMALL ? small : [];
  });
  cells = $derived(new Map(this.onBoard.map((cell) => [cell.id, cell] as const)));
  /** The part of the drawing to show: all of it, or its focus where trays were taken off. */
  box = $derived.by(() => {
    const { box, focus } = this.board;
    return (this.#off.size && focus) || box;
  });
  /** The pieces in each place; ornaments (pieces without a label) do not count. */
  piecesAt = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of this.allPieces) {
      if (!piece.label) continue;
      const here = found.get(piece.at);
      if (here) here.push(piece);
      else found.set(piece.at, [piece]);
    }
    return found;
  });
  pieces = $derived(new Map(this.allPieces.map((piece) => [piece.id, piece] as const)));
  /** Trays beside the board. */
  beside = $derived(this.#trays.filter((tray) => !this.strips.includes(tray)));
  /** Trays that everyone draws from, and one's own. */
  trays = $derived(this.beside.filter((tray) => tray.seat == null || tray.seat === this.seat));
  /** Those of them that hold cards to be read, and the others. */
  cardTrays = $derived(this.trays.filter((tray) => this.holdsCards(tray)));
  plainTrays = $derived(this.trays.filter((tray) => !this.holdsCards(tray)));
  /** As one text, so that panels with new scores and the old colours change nothing. */
  #colourList = $derived(seatColours(this.#panels, this.colours).join(' '));
  seatColours = $derived(this.#colourList.split(' '));
  /** Regions highlighted by the pointer, a log line or a payment. */
  litAreas = $derived(
    this.areas.filter(({ id, label }) => label && (id === this.region || this.lights.has(id))),
  );
  mayAct = $derived(this.picker.offers.length > 0 && this.pending === null);
  #marks = new Map<string, Mark>();
  /** What the marks say is lit, and where the tab stop is. */
  #lit: ReadonlyMap<string, unknown> = new Map();
  #stop = '';

  holdsCards(tray: Tray): boolean {
    const inside = [tray.id, ...slotsOf(tray)].flatMap((place) => this.piecesAt.get(place) ?? []);
    return inside.some((piece) => piece.face);
  }

  say(words: Words | null | undefined): string {
    return say(words, this.names, this.you);
  }

  /** Whether a cell is so small beside most others that a wash would not show. */
  isSmall(cell: Cell): boolean {
    return this.#breadth(cell) < TINY_PART * this.cellWidth;
  }

  #breadth(cell: Cell): number {
    return breadthOf(this.shapes[cell.shape]);
  }

  /** The labels of actions; those that would read alike say where. */
  distinctLabels(actions: readonly { label: Words; picks?: readonly string[] }[]): string[] {
    const labels = actions.map(({ label, picks = [] }) => ({
      label: this.say(label),
      place: this.#placeName(picks.map((id) => this.cells.get(id)).findLast(Boolean)),
    }));
    return distinctLabels(labels, ({ label, place }) =>
      text('web-way-at', { action: label, place }),
    );
  }

  /** Mark what the last action touched, and who did it. */
  markLastAction(lines: readonly Line[]): void {
    this.touched = new Set(lines.flatMap((line) => line.show?.touches ?? []));
    this.actor = lines.find((line) => line.seat != null)?.seat ?? null;
  }

  nameOf(seat: number): string {
    return nameOf(seat, this.names);
  }

  colour(seat: number): string {
    return this.seatColours[seat] ?? 'grey';
  }

  /** A symbol's name with the colour of seat 2 in place of `@2`. */
  tint(name: string): string {
    return name.replace(/@(\d+)/g, (_, seat) => this.colour(Number(seat)));
  }

  /** A CSS paint; `@2` stands for the colour of seat 2. */
  paint(value: string): string {
    return value.replace(/@(\d+)/g, (_, seat) => `var(--${this.colour(Number(seat))})`);
  }

  isLit(id: string): boolean {
    return this.mayAct && this.picker.lit.has(id);
  }

  /** For components that show one thing all their life. */
  markOf(id: string): Mark {
    let mark = this.#marks.get(id);
    if (!mark) {
      this.#marks.set(id, (mark = new Mark()));
      mark.lit = this.#lit.has(id);
      mark.stop = this.#stop === id;
    }
    return mark;
  }

  /** Let the marks say what is lit now. */
  markLit(): void {
    const lit = this.mayAct ? this.picker.lit : NO_PICKS;
    untrack(() => {
      for (const id of this.#lit.keys()) if (!lit.has(id)) this.markOf(id).lit = false;
      this.#lit = lit;
      for (const id of lit.keys()) this.markOf(id).lit = true;
    });
  }

  markStop(id: string): void {
    untrack(() => {
      this.markOf(this.#stop).stop = false;
      this.#stop = id;
      this.markOf(id).stop = true;
    });
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

  /** The game's own message, else the table's; empty if there is neither. */
  gameText(name: string): string {
    const key = [`${this.game}-${name}`, `web-${name}`].find(knows);
    return key ? text(key) : '';
  }

  /** The name of what one of a choice's variants changes. */
  variantName(key: string): string {
    return this.gameText(`variant-${key}`) || text('web-variant');
  }

  /** What the game says about a button that cannot be pressed. */
  whyNot(id: string): Words | null | undefined {
    return this.scene.buttons?.find((each) => (each.stands_for || each.id) === id)?.why;
  }

  /** The number by which actions name a place: its cell's, else the one at the end of its id. */
  numberOf = (id: string): number | undefined => this.allCells.get(id)?.number ?? lastNumber(id);

  /** The rule about a place or about what lies in it. */
  ruleOf(id: string): string {
    const here = this.piecesAt.get(id) ?? [];
    const ruled = here.find((piece) => piece.rule) ?? this.pieces.get(id) ?? this.allCells.get(id);
    return ruled?.rule ?? this.allCells.get(id)?.rule ?? '';
  }

  /** The labelled regions that a place belongs to. */
  areasOf(id: string): Area[] {
    return this.areas.filter((area) => area.label && area.members?.includes(id));
  }

  /** The name of a place, a piece or a button. */
  labelOf(id: string): string {
    const found = this.allCells.get(id) ?? this.pieces.get(id);
    if (found) return this.say(found.label);
    const [here] = this.piecesAt.get(id) ?? [];
    const button = this.scene.buttons?.find((each) => each.id === id || each.stands_for === id);
    return this.say(here?.label ?? button?.label);
  }

  /** A cell and what lies in it, in words. */
  describe(cell: Cell): string {
    const here = this.#namesAt(cell);
    const name = here.length && plainName(cell.label) ? [] : [this.#placeName(cell)];
    return [...new Set([...name, ...here])].join(', ');
  }

  #namesAt(cell: Cell): string[] {
    return (this.piecesAt.get(cell.id) ?? []).map((piece) => this.say(piece.label));
  }

  /** A cell's name; one that has only coordinates is named after what lies around it. */
  #placeName(cell: Cell | undefined): string {
    const name = plainName(cell?.label);
    if (!cell || !name) return this.say(cell?.label);
    const others = this.#neighbours(cell).flatMap((each) => this.#namesAt(each).slice(0, 1));
    if (!others.length) return name;
    return text('web-beside', { place: name, others: [...new Set(others)].join(', ') });
  }

  #neighbours(cell: Cell): readonly Cell[] {
    let found = this.#near.found.get(cell);
    if (!found) {
      const { cells, reach } = this.#near;
      const isNear = ({ x, y }: Cell) => Math.hypot(x - cell.x, y - cell.y) < reach;
      found = cells.filter((each) => each !== cell && isNear(each));
      this.#near.found.set(cell, found);
    }
    return found;
  }

  /** Neighbours that were asked for, until the cells change. */
  #near = $derived({
    cells: this.onBoard,
    reach: this.cellWidth * NEXT_TO_PART,
    found: new Map<Cell, readonly Cell[]>(),
  });
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
