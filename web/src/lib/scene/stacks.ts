/** Equal pieces of a pool, shown once with their number. Pure. */

import type { Piece } from '@/generated/messages';

export interface Stack {
  piece: Piece;
  count: number;
}

/** Each kind is shown by a piece that can be picked, else by its first. */
export function stacked(pieces: readonly Piece[], pickable: (id: string) => boolean): Stack[] {
  const kinds = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const kind = [piece.symbol, piece.value ?? '', piece.faded ?? false].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), piece]);
  }
  return [...kinds.values()].flatMap((alike): Stack[] => {
    const piece = alike.find((each) => pickable(each.id)) ?? alike[0];
    return piece ? [{ piece, count: alike.length }] : [];
  });
}
