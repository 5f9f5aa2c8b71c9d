/** Rulings: readings of the rules that changed with a version of the rules. */

import type { Declared, GameCard } from '@/generated/messages';

/** The rulings among a table's options that differ from those of a new table. */
export function changedRulings(game: GameCard, options: Record<string, unknown>): Declared[] {
  return game.options.filter(
    ({ name, rulings, default: usual }) =>
      rulings?.length && name in options && options[name] !== usual,
  );
}
