/** The names of bot levels. */

import { knows, text } from './words.svelte';

/** The levels to preselect, if the server has them. */
const USUAL = ['search', 'greedy'];

/** The level's name in the catalogue, else its id. */
export function botName(level: string): string {
  const key = `web-level-${kind(level)}`;
  return knows(key) ? text(key) : level;
}

export function usualLevel(levels: readonly string[]): string {
  const preferred = USUAL.flatMap((each) => levels.filter((level) => kind(level) === each));
  return preferred[0] ?? levels[0] ?? '';
}

function kind(level: string): string {
  return level.split(/[:-]/)[0] ?? level;
}
