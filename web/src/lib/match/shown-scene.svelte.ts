/** The scene that is shown, its parts by themselves, and who plays in it. */

import type { Area, Cell, Scene, Tray, Words } from '@/generated/messages';
import { breadthOf } from '@/lib/board/shapes';
import { seatColours } from '@/lib/scene/seat-colours';
import { boardTrays, slotsOf } from '@/lib/scene/trays';
import { narrow } from '@/lib/ui/screen.svelte';
import { nameOf, say } from '@/lib/ui/words.svelte';
import { PiecesAt } from './pieces-at.svelte';

const NOTHING: ReadonlySet<string> = new Set();

/** Cells smaller than this part of the usual width are marked by a ground of their own. */
const TINY_PART = 0.5;

const NO_SHAPES: NonNullable<Scene['shapes']> = {};
const NO_PAINTS: NonNullable<Scene['paints']> = {};
const NO_AREAS: readonly Area[] = [];
const NO_TRAYS: readonly Tray[] = [];
const EMPTY: Scene = { board: { box: [-300, -200, 600, 400] }, cells: [], pieces: [], panels: [] };

export class ShownScene {
  #scene = $state.raw<Scene>(EMPTY);
  /** The game's name; its own words are looked up first. */
  game = $state('');
  names = $state.raw<readonly string[]>([]);
  colours = $state.raw<readonly string[]>([]);
  /** The seat whose view this is; null for a spectator. */
  seat = $state<number | null>(null);
  /** The seat that texts speak to as “you”; null where all players are called by name. */
  you = $state<number | null>(null);
  /** The pieces in each place; ornaments (pieces without a label) do not count. */
  readonly piecesAt = new PiecesAt();

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
    this.piecesAt.lay(scene.pieces, scene.cells);
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
    const widths = this.onBoard.map((cell) => this.breadth(cell)).sort((a, b) => a - b);
    return widths[Math.floor(widths.length / 2)] ?? 0;
  });
  cells = $derived(new Map(this.onBoard.map((cell) => [cell.id, cell] as const)));
  /** The part of the drawing to show: all of it, or its focus where trays were taken off. */
  box = $derived.by(() => {
    const { box, focus } = this.board;
    return (this.#off.size && focus) || box;
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

  holdsCards(tray: Tray): boolean {
    const inside = [tray.id, ...slotsOf(tray)].flatMap((place) => this.piecesAt.get(place) ?? []);
    return inside.some((piece) => piece.face);
  }

  say(words: Words | null | undefined): string {
    return say(words, this.names, this.you);
  }

  /** Whether a cell is so small beside most others that a wash would not show. */
  isSmall(cell: Cell): boolean {
    return this.breadth(cell) < TINY_PART * this.cellWidth;
  }

  protected breadth(cell: Cell): number {
    return breadthOf(this.shapes[cell.shape]);
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
}
