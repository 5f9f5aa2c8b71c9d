/** What the scene's components need to know: the scene, its people, what is lit and ringed. */

import { getContext, setContext, tick } from 'svelte';
import type { Area, Cell, Offer, Piece, Scene, Tray, Words } from '@/generated/messages';
import { wornColours } from '@/lib/scene/seat-colours';
import { Picker } from './picker.svelte';
import { lastNumber, type Variant } from './picks';
import { narrow } from '@/lib/ui/screen.svelte';
import { breadthOf } from '@/lib/board/shapes';
import { lifted, slotsOf } from '@/lib/scene/trays';
import { toldApart } from './labels';
import { knows, nameOf, say, text } from '@/lib/ui/words.svelte';

const STAGE = Symbol('stage');
const NOTHING: ReadonlySet<string> = new Set();

const FIDDLY_PART = 0.7;
/** More than so many are no choice for a row of buttons. */
const MOST_FIDDLY = 6;

const EMPTY: Scene = { board: { box: [-300, -200, 600, 400] }, cells: [], pieces: [], panels: [] };

/** Anything that can be pointed at, for the line that explains it. */
export interface Told {
  id: string;
  label: string;
  rule: string;
}

export class Stage {
  scene = $state.raw<Scene>(EMPTY);
  /** Whose words are looked up first. */
  game = $state('');
  names = $state.raw<readonly string[]>([]);
  colours = $state.raw<readonly string[]>([]);
  /** Whose eyes these are. */
  seat = $state<number | null>(null);
  active = $state.raw<readonly number[]>([]);
  /** Who came in where, by seat; nothing until the match is over. */
  places = $state.raw<readonly number[]>([]);
  picker = new Picker();
  /** What the last action touched, and who did it. */
  touched = $state.raw<ReadonlySet<string>>(NOTHING);
  actor = $state<number | null>(null);
  /** What a hovered log line, a hint, a lesson or a payment points at. */
  lights = $state.raw<ReadonlySet<string>>(NOTHING);
  /** The region under the pointer or the focus; it lights up with all its members. */
  region = $state<string | null>(null);
  /** A choice that was sent and not yet answered: drawn as if it were done. */
  pending = $state.raw<Offer | null>(null);
  /** Pieces on their way, not to be drawn where they will be. */
  flying = $state.raw<ReadonlySet<string>>(NOTHING);
  /** Whether the armed choice can never be taken back freely. */
  final = $state(false);
  told = $state.raw<Told | null>(null);
  /** Called when an id is tapped that leads nowhere, and when a choice is complete. */
  refused: (id: string) => void = () => {};
  commit: (offer: Offer) => void = () => {};
  completed: () => void = () => {};

  /** Trays that lie on the board, and are taken off it where the screen is narrow. */
  strips = $derived(lifted(this.scene));
  #off = $derived(new Set(narrow.current ? this.strips.flatMap(slotsOf) : []));
  everyCell = $derived(new Map(this.scene.cells.map((cell) => [cell.id, cell] as const)));
  /** The cells on the board, as far as it is shown. */
  onBoard = $derived(this.scene.cells.filter((cell) => !this.#off.has(cell.id)));
  /** How broad most cells are, in scene units. */
  cellWidth = $derived.by(() => {
    const widths = this.onBoard.map((cell) => this.#breadth(cell)).sort((a, b) => a - b);
    return widths[Math.floor(widths.length / 2)] ?? 0;
  });
  /** Lit places that a finger would miss where most cells are just broad enough for it. */
  fiddly = $derived.by(() => {
    const small = this.onBoard.filter(
      (cell) => this.isLit(cell.id) && this.#breadth(cell) < FIDDLY_PART * this.cellWidth,
    );
    return small.length <= MOST_FIDDLY ? small : [];
  });
  cells = $derived(new Map(this.onBoard.map((cell) => [cell.id, cell] as const)));
  /** The part of the drawing that is the board: all of it, less where trays were taken off. */
  box = $derived.by(() => {
    const { box, focus } = this.scene.board;
    return (this.#off.size && focus) || box;
  });
  /** What lies where; ornaments do not. */
  piecesAt = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of this.scene.pieces) {
      if (!piece.label) continue;
      const here = found.get(piece.at);
      if (here) here.push(piece);
      else found.set(piece.at, [piece]);
    }
    return found;
  });
  pieces = $derived(new Map(this.scene.pieces.map((piece) => [piece.id, piece] as const)));
  /** Trays beside the board. */
  beside = $derived((this.scene.trays ?? []).filter((tray) => !this.strips.includes(tray)));
  /** What everyone draws from, and what is one's own. */
  trays = $derived(this.beside.filter((tray) => tray.seat == null || tray.seat === this.seat));
  /** Those of them that hold cards to be read, and the others. */
  cardTrays = $derived(this.trays.filter((tray) => this.holdsCards(tray)));
  plainTrays = $derived(this.trays.filter((tray) => !this.holdsCards(tray)));
  worn = $derived(wornColours(this.scene.panels, this.colours));
  /** Regions that are lit, by the pointer, a log line or a payment. */
  litAreas = $derived(
    (this.scene.areas ?? []).filter(
      ({ id, label }) => label && (id === this.region || this.lights.has(id)),
    ),
  );
  mayAct = $derived(this.picker.offers.length > 0 && this.pending === null);

  holdsCards(tray: Tray): boolean {
    const inside = [tray.id, ...slotsOf(tray)].flatMap((place) => this.piecesAt.get(place) ?? []);
    return inside.some((piece) => piece.face);
  }

  say(words: Words | null | undefined): string {
    return say(words, this.names);
  }

  #breadth(cell: Cell): number {
    return breadthOf(this.scene.shapes?.[cell.shape]);
  }

  /** Actions in words; those that would sound alike say where. */
  sayApart(ways: readonly { label: Words; picks?: readonly string[] }[]): string[] {
    const told = ways.map(({ label, picks = [] }) => ({
      said: this.say(label),
      where: this.say(picks.map((id) => this.cells.get(id)).findLast(Boolean)?.label),
    }));
    return toldApart(told, ({ said, where }) => text('web-way-at', { action: said, place: where }));
  }

  nameOf(seat: number): string {
    return nameOf(seat, this.names);
  }

  colour(seat: number): string {
    return this.worn[seat] ?? 'grey';
  }

  /** A symbol's name with the colour of seat 2 in the place of `@2`. */
  tint(name: string): string {
    return name.replace(/@(\d+)/g, (_, seat) => this.colour(Number(seat)));
  }

  /** A CSS paint: `@2` alone is the seat's colour. */
  paint(value: string): string {
    return value.replace(/@(\d+)/g, (_, seat) => `var(--${this.colour(Number(seat))})`);
  }

  isLit(id: string): boolean {
    return this.mayAct && this.picker.lit.has(id);
  }

  isChosen(id: string): boolean {
    return this.picker.picks.includes(id);
  }

  /** The id that a tap on a thing means: itself, or the place it is in. */
  meant(id: string, at?: string): string {
    if (at === undefined || this.picker.lit.has(id) || this.isChosen(id)) return id;
    if (this.picker.lit.has(at) || this.isChosen(at)) return at;
    if (this.picker.canPick(id)) return id;
    const alone = this.piecesAt.get(at)?.length === 1;
    return alone || this.picker.canPick(at) ? at : id;
  }

  /** A pick; one made by a key leads the focus on to the board where that goes on there. */
  tap(id: string, byKey = false): void {
    if (!this.mayAct) return;
    if (byKey) void tick().then(leadOn);
    const armed = this.picker.armed;
    if (armed && armed.picks.at(-1) === id && !this.picker.next.has(id)) {
      this.commit(armed);
    } else if (this.picker.pick(id, this.liesOf(id))) {
      if (this.picker.armed && this.picker.next.size === 0) this.completed();
    } else if (this.isChosen(id)) {
      this.picker.back();
    } else {
      this.refused(id);
    }
  }

  /** How a piece lies, or what lies in a place. */
  liesOf(id: string): Variant {
    const piece = this.pieces.get(id) ?? this.piecesAt.get(id)?.find((each) => each.lies);
    return piece?.lies ?? {};
  }

  hover(id: string | null): void {
    this.picker.hovered = id;
  }

  explain(id: string, label: string, rule = ''): void {
    this.told = label ? { id, label, rule } : null;
  }

  /** The game's own words for something, else the house's; nothing if neither has any. */
  named(what: string): string {
    const key = [`${this.game}-${what}`, `web-${what}`].find(knows);
    return key ? text(key) : '';
  }

  /** What changes by one of a choice's variants, in words. */
  variantName(key: string): string {
    return this.named(`variant-${key}`) || text('web-variant');
  }

  /** How actions name a place: as its cell says, else by the number at the end of its id. */
  numberOf = (id: string): number | undefined => this.everyCell.get(id)?.number ?? lastNumber(id);

  /** The rule that speaks of a place or of what lies in it. */
  ruleOf(id: string): string {
    const here = this.piecesAt.get(id) ?? [];
    const ruled = here.find((piece) => piece.rule) ?? this.pieces.get(id) ?? this.everyCell.get(id);
    return ruled?.rule ?? this.everyCell.get(id)?.rule ?? '';
  }

  /** The labelled regions that a place belongs to. */
  areasOf(id: string): Area[] {
    return (this.scene.areas ?? []).filter((area) => area.label && area.members?.includes(id));
  }

  /** All that stands in a cell, in words. */
  describe(cell: Cell): string {
    const here = (this.piecesAt.get(cell.id) ?? []).map((piece) => this.say(piece.label));
    return [...new Set([this.say(cell.label), ...here])].join(', ');
  }
}

function leadOn(): void {
  if (document.activeElement?.closest('svg')) return;
  document.querySelector<SVGElement>('.place[data-lit]')?.focus();
}

export function provideStage(stage: Stage): Stage {
  return setContext(STAGE, stage);
}

export function useStage(): Stage {
  return getContext<Stage>(STAGE);
}
