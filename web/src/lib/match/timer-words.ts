/** What a clock counts, in words: the game's own timer, a turn, a move, the last players. */

import type { Deadline } from '@/generated/messages';

/** The part of a timer's id that names its kind: `game:turn:5` is the game's timer `turn`. */
export function timerKind({ id, kind }: Pick<Deadline, 'id' | 'kind'>): string {
  return kind === 'game' ? (id.split(':')[1] ?? '') : kind;
}

/** The one seat that a clock runs for; undefined if it is for several. */
export function timerSeat({ seats }: Pick<Deadline, 'seats'>): number | undefined {
  return seats.length === 1 ? seats[0] : undefined;
}
