/** A finished match, frame by frame; frames are fetched in batches. */

import type { Line, Result, Scene } from '@/generated/messages';
import { scenesOf } from '@/lib/connection/patches';
import type { Match } from './match.svelte';

const BATCH = 50;

export interface Moment {
  step: number;
  scene: Scene;
  lines: Line[];
}

export class Replay {
  moments = $state.raw<Moment[]>([]);
  total = $state(0);
  game = $state('');
  result = $state.raw<Result | null>(null);

  constructor(
    readonly match: Match,
    readonly table: string,
    readonly seat: number | null,
    readonly revealed: boolean,
  ) {}

  /** Fetch everything, batch by batch; what has arrived can already be viewed. */
  async fetch(alive: () => boolean = () => true): Promise<void> {
    do {
      const frames = await this.match.replay({
        table: this.table,
        seat: this.seat,
        revealed: this.revealed,
        first: this.moments.length,
        count: BATCH,
      });
      if (!alive()) return;
      const scenes = scenesOf(frames.frames);
      const fresh = frames.frames.flatMap((frame, n): Moment[] => {
        const scene = scenes[n];
        return scene ? [{ step: frame.step, scene, lines: frame.lines ?? [] }] : [];
      });
      this.moments = [...this.moments, ...fresh];
      this.total = frames.total;
      this.game = frames.game;
      this.result = frames.result ?? null;
      if (!fresh.length) return;
    } while (this.moments.length < this.total);
  }
}

/** Every seat's points at every moment; `due`: including points that are due. */
export interface ScoreHistory {
  scores: number[][];
  due: boolean;
}

export async function scoresOverTime(match: Match, table: string): Promise<ScoreHistory> {
  const replay = new Replay(match, table, null, false);
  await replay.fetch();
  const panels = replay.moments.map((moment) => moment.scene.panels);
  return {
    scores: panels.map((each) => each.map(({ score, due }) => score + (due ?? 0))),
    due: panels.some((each) => each.some((panel) => panel.due)),
  };
}
