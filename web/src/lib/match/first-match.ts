/** A newcomer's first match: few seats, bots of the usual level, the game's gentle options. */

import type { GameCard } from '@/generated/messages';
import { api } from '@/lib/connection/api';
import { usualLevel } from '@/lib/ui/bot-levels';

/** Opens it and starts it; the table's id. */
export async function openFirstMatch(game: GameCard): Promise<string> {
  const seats = game.seats[0] ?? 2;
  const opened = await api.open({
    game: game.name,
    seats,
    options: game.presets['first'] ?? {},
    clock: { kind: 'none', seconds: 60 },
    hints: true,
    bots: Array<string>(seats - 1).fill(usualLevel(game.levels)),
    public: false,
    sit: true,
    start: true,
  });
  return opened.table;
}
