/** What the server of `pantheon dev` tells the inspector (see pantheon.workbench). */

import type { Problem, Scene } from '@/generated/messages';
import { say } from '@/lib/ui/words.svelte';

export interface Stall {
  /** The number of the entry that no longer replays; -1: the set-up. */
  entry: number;
  action: string;
  why: string;
  kept: number;
}

export interface Status {
  /** Goes up when a change of the game's files was taken over. */
  loaded: number;
  /** Why the files as they are cannot be used. */
  problem: string;
  stalls: Record<string, Stall>;
  positions: string[];
}

export interface LegalAction {
  seat: number;
  code: number;
  action: Record<string, unknown>;
  picks: string[];
}

export interface Inspection {
  step: number;
  steps: number;
  to_act: number[];
  scene: Scene;
  state: Record<string, unknown>;
  views: { seat: number | null; view: Record<string, unknown> }[];
  legal: LegalAction[];
  more: number;
  /** Of the last actions, the newest first. */
  events: { step: number; events: Record<string, unknown>[] }[];
  milliseconds: Record<string, number>;
}

export interface Explanation {
  id: string;
  part: Record<string, unknown> | null;
  drawn_by: string;
  legal: LegalAction[];
  functions: Record<string, string>;
  refused: { action: Record<string, unknown>; rule: string; text: string; function: string }[];
}

interface Saved {
  file: string;
  link: string;
  test: string;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    `/api/workbench${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Pantheon': '1' },
          body: JSON.stringify(body),
        },
  );
  if (!answer.ok) throw new Error(await reasonOf(answer));
  return (await answer.json()) as T;
}

/** What the author can mend, as the server words it. */
async function reasonOf(answer: Response): Promise<string> {
  const { words } = (await answer.json()) as Problem;
  const why = words?.args?.['why'];
  return typeof why === 'string' ? why : say(words);
}

const stepQuery = (step: number | null) => (step === null ? '' : `step=${step}`);

export const workbench = {
  status: () => ask<Status>(''),
  inspect: (table: string, step: number | null, seat: number | null) =>
    ask<Inspection>(`/tables/${table}?${stepQuery(step)}&seat=${seat ?? ''}`),
  explain: (table: string, id: string, seat: number, language: string, step: number | null) => {
    const query = new URLSearchParams({ id, seat: String(seat), language });
    return ask<Explanation>(`/tables/${table}/explain?${query}&${stepQuery(step)}`);
  },
  save: (table: string, position: { name: string; step: number | null; test: boolean }) =>
    ask<Saved>(`/tables/${table}/positions`, position),
  edit: (table: string, name: string, value: unknown) =>
    ask<Inspection>(`/tables/${table}/state`, { name, value }),
  goOn: (table: string) => ask<Status>(`/tables/${table}/go-on`, {}),
};
