/** Bots by the names of their levels. */

import { knows, text } from './words.svelte';

/** What is offered first, where the server has it. */
const USUAL = ['search', 'greedy'];

/** A bot's level by its name in the catalogue, else as the server calls it. */
export function botName(level: string): string {
  const key = `web-level-${kind(level)}`;
  return knows(key) ? text(key) : level;
}

export function usualLevel(levels: readonly string[]): string {
  const liked = USUAL.flatMap((each) => levels.filter((level) => kind(level) === each));
  return liked[0] ?? levels[0] ?? '';
}

function kind(level: string): string {
  return level.split(/[:-]/)[0] ?? level;
}
