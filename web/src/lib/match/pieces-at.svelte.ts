/** The pieces in each place, each by itself: an update concerns only the places it changes. */

import { untrack } from 'svelte';
import type { Cell, Piece } from '@/generated/messages';

const NONE: readonly Piece[] = [];

class Place {
  pieces = $state.raw(NONE);
}

export class PiecesAt {
  #places = new Map<string, Place>();
  /** For places that nobody knew when they were asked for. */
  #laid = $state.raw<ReadonlyMap<string, readonly Piece[]>>(new Map());
  #last: readonly [readonly Piece[], readonly Cell[]] = [NONE, []];

  /** Lay out the pieces of a scene; ornaments (pieces without a label) do not count. */
  lay(pieces: readonly Piece[], cells: readonly Cell[]): void {
    if (this.#last[0] === pieces && this.#last[1] === cells) return;
    this.#last = [pieces, cells];
    const laid = new Map<string, Piece[]>();
    for (const piece of pieces) {
      if (!piece.label) continue;
      const here = laid.get(piece.at);
      if (here) here.push(piece);
      else laid.set(piece.at, [piece]);
    }
    for (const id of [...cells.map((cell) => cell.id), ...laid.keys()])
      if (!this.#places.has(id)) this.#places.set(id, new Place());
    untrack(() => {
      for (const [id, place] of this.#places) {
        const here = laid.get(id) ?? NONE;
        if (!areSame(place.pieces, here)) place.pieces = here;
      }
    });
    this.#laid = laid;
  }

  get(id: string): readonly Piece[] | undefined {
    const place = this.#places.get(id);
    const here = place ? place.pieces : this.#laid.get(id);
    return here?.length ? here : undefined;
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}

const areSame = (some: readonly Piece[], others: readonly Piece[]) =>
  some.length === others.length && some.every((piece, n) => piece === others[n]);
