/** A finished match, moment by moment: frames are fetched in runs and kept. */

import type { Line, Result, Scene } from '@/generated/messages';
import { scenesOf } from '@/lib/connection/patches';
import type { Match } from './match.svelte';

const RUN = 50;

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

  /** Fetch everything, run by run; what has come can be looked at already. */
  async fetch(alive: () => boolean = () => true): Promise<void> {
    do {
      const frames = await this.match.replay({
        table: this.table,
        seat: this.seat,
        revealed: this.revealed,
        first: this.moments.length,
        count: RUN,
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

/** Every seat's points at every moment, and whether what was due then is counted in. */
export interface Course {
  scores: number[][];
  due: boolean;
}

export async function scoresOverTime(match: Match, table: string): Promise<Course> {
  const replay = new Replay(match, table, null, false);
  await replay.fetch();
  const panels = replay.moments.map((moment) => moment.scene.panels);
  return {
    scores: panels.map((each) => each.map(({ score, due }) => score + (due ?? 0))),
    due: panels.some((each) => each.some((panel) => panel.due)),
  };
}
