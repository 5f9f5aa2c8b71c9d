/** What became of a choice in progress when others acted. */

import type { Line } from '@/generated/messages';

/** Something picked that can no longer be picked, and who took it, if anyone did. */
export interface Lost {
  id: string;
  taker: number | null;
}

/** The first pick that is gone, unless the player's own seat acted. */
export function lostPick(
  before: readonly string[],
  after: readonly string[],
  lines: readonly Line[],
  seat: number | null,
): Lost | undefined {
  const id = before[after.length];
  if (id === undefined || !lines.length || lines.some((line) => line.seat === seat))
    return undefined;
  const taking = lines.find((line) => line.seat != null && line.show?.touches?.includes(id));
  return { id, taker: taking?.seat ?? null };
}
