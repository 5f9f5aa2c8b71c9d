/** What is fetched once when the page opens: the games, and who the user is. */

import type { GameCard, LevelCard, Me } from '@/generated/messages';
import { api } from '@/lib/connection/api';
import { placeGame } from './sprites';
import { knows, text } from './words.svelte';

/** The card with its title in the player's language, if the game has one there. */
function titled(card: GameCard): GameCard {
  const key = `${card.name}-title`;
  return knows(key) ? { ...card, title: text(key) } : card;
}

class Session {
  #cards = $state.raw<GameCard[]>([]);
  #titled = $derived(this.#cards.map(titled));
  levels = $state.raw<LevelCard[]>([]);
  me = $state.raw<Me | null>(null);
  #loading: Promise<void> | null = null;

  get games(): GameCard[] {
    return this.#titled;
  }

  set games(cards: GameCard[]) {
    this.#cards = cards;
  }

  load(): Promise<void> {
    this.#loading ??= Promise.all([api.games(), api.me()]).then(([{ games, levels }, me]) => {
      this.games = games;
      this.levels = levels ?? [];
      this.me = me;
    });
    return this.#loading;
  }

  game(name: string): GameCard | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** The longest that a bot thinks about one decision. */
  secondsOf(level: string): number {
    return this.levels.find(({ name }) => name === level)?.seconds ?? 0;
  }

  /** Fetch what the game's scenes are drawn with. */
  async ready(name: string): Promise<void> {
    await this.load();
    const sprite = this.game(name)?.sprite;
    if (sprite) await placeGame(sprite);
  }
}

export const session = new Session();
