/** Which colour each seat wears: the game's, else its person's, else one that nobody wears. */

import type { Panel } from '@/generated/messages';

const SEAT_COLOURS = ['vermilion', 'blue', 'green', 'yellow', 'purple', 'sky', 'grey'];

export function seatColours(
  panels: readonly Panel[],
  own: readonly string[],
  seats = Math.max(panels.length, own.length, SEAT_COLOURS.length),
): string[] {
  const worn: (string | undefined)[] = Array.from({ length: seats });
  for (const { seat, colour } of panels) worn[seat] = colour || undefined;
  const given = new Set(worn);
  for (let seat = 0; seat < seats; seat++) {
    const mine = own[seat];
    if (mine && !given.has(mine)) worn[seat] ??= mine;
  }
  for (let seat = 0; seat < seats; seat++) {
    const usual = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'grey';
    const free = [usual, ...SEAT_COLOURS].find((colour) => !worn.includes(colour));
    worn[seat] ??= free ?? usual;
  }
  return worn.map((colour) => colour ?? 'grey');
}
