/** What the server told once: its games, and who we are. */

import type { GameCard, Me } from '@/generated/messages';
import { api } from '@/lib/connection/api';
import { placeGame } from './sprites';

class House {
  games = $state.raw<GameCard[]>([]);
  me = $state.raw<Me | null>(null);
  #coming: Promise<void> | null = null;

  open(): Promise<void> {
    this.#coming ??= Promise.all([api.games(), api.me()]).then(([{ games }, me]) => {
      this.games = games;
      this.me = me;
    });
    return this.#coming;
  }

  game(name: string): GameCard | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Ready to draw the game's scenes. */
  async ready(name: string): Promise<void> {
    await this.open();
    const sprite = this.game(name)?.sprite;
    if (sprite) await placeGame(sprite);
  }
}

export const house = new House();
