/** Each seat's colour: the one the game gives it, else its player's own, else one that is free. */

import type { Panel } from '@/generated/messages';

const SEAT_COLOURS = ['vermilion', 'blue', 'green', 'yellow', 'purple', 'sky', 'grey'];

export function seatColours(
  panels: readonly Panel[],
  own: readonly string[],
  seats = Math.max(panels.length, own.length, SEAT_COLOURS.length),
): string[] {
  const chosen: (string | undefined)[] = Array.from({ length: seats });
  for (const { seat, colour } of panels) chosen[seat] = colour || undefined;
  const given = new Set(chosen);
  for (let seat = 0; seat < seats; seat++) {
    const wish = own[seat];
    if (wish && !given.has(wish)) chosen[seat] ??= wish;
  }
  for (let seat = 0; seat < seats; seat++) {
    const usual = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'grey';
    const free = [usual, ...SEAT_COLOURS].find((colour) => !chosen.includes(colour));
    chosen[seat] ??= free ?? usual;
  }
  return chosen.map((colour) => colour ?? 'grey');
}
