/** What the things of a scene are called. */

import type { Area, Cell, Words } from '@/generated/messages';
import { knows, plainName, text } from '@/lib/ui/words.svelte';
import { distinctLabels } from './labels';
import { lastNumber } from './picks';
import { ShownScene } from './shown-scene.svelte';

/** Cells whose middles are nearer than this part of the usual width lie next to each other. */
const NEXT_TO_PART = 1.2;

export class SceneWords extends ShownScene {
  /** The labels of actions; those that would read alike say where. */
  distinctLabels(actions: readonly { label: Words; picks?: readonly string[] }[]): string[] {
    const labels = actions.map(({ label, picks = [] }) => ({
      label: this.say(label),
      place: this.#placeName(picks.map((id) => this.cells.get(id)).findLast(Boolean)),
    }));
    return distinctLabels(labels, ({ label, place }) =>
      text('bots-hint-at', { action: label, place }),
    );
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
