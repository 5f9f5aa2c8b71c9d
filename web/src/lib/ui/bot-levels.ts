/** The names of bot levels, and which to preselect. */

import { settings } from './settings.svelte';
import { knows, text } from './words.svelte';

/** For somebody who has not chosen yet. */
const FIRST = 'novice';

/** The level's name in the catalogue, else its id. */
export function botName(level: string): string {
  const key = `bots-name-${level}`;
  return knows(key) ? text(key) : level;
}

/** What to expect of a level; it thinks for so many seconds at most. */
export function botAbout(level: string, seconds: number): string {
  const key = `bots-about-${level}`;
  return knows(key) ? text(key, { seconds }) : '';
}

/** The level that was chosen last, if the server has it, else the gentlest. */
export function usualLevel(levels: readonly string[]): string {
  const chosen = [settings.get('level'), FIRST].find((level) => levels.includes(level));
  return chosen ?? levels[0] ?? '';
}
