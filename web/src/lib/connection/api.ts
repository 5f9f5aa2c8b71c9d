/** Pantheon over HTTP. */

import type {
  Analysis,
  Credentials,
  Games,
  Listing,
  Listings,
  Me,
  NewTable,
  Opened,
  Problem,
  Rename,
  Words,
} from '@/generated/messages';
import { refusalWords } from '@/lib/ui/words.svelte';

export class RefusedByHttp extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }

  get words(): Words {
    return this.problem.words ?? refusalWords(this.problem.code);
  }
}

async function refusal(answer: Response): Promise<RefusedByHttp> {
  try {
    return new RefusedByHttp(answer.status, (await answer.json()) as Problem);
  } catch {
    return new RefusedByHttp(answer.status, { code: 'busy' });
  }
}

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

function posted<T>(path: string, body: unknown): Promise<T> {
  return asked<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Pantheon': '1' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function read(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

const WORKING = 202;
const AGAIN_MS = 2000;

/** Asks until it has been worked out, or nobody waits for it. */
async function worked<T>(path: string, alive: () => boolean): Promise<T | undefined> {
  while (alive()) {
    const answer = await fetch(path);
    if (!answer.ok) throw await refusal(answer);
    if (answer.status !== WORKING) return (await answer.json()) as T;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  return undefined;
}

const before = (time: number | undefined) => (time === undefined ? '' : `&before=${time}`);

export const api = {
  games: () => asked<Games>('/api/games'),
  me: () => asked<Me>('/api/me'),
  rename: (form: Rename) => posted<Me>('/api/me', form),
  register: (form: Credentials) => posted<Me>('/api/account', form),
  login: (form: Credentials) => posted<Me>('/api/login', form),
  logout: () => posted<Me>('/api/logout', {}),
  tables: () => asked<Listings>('/api/tables'),
  mine: () => asked<Listings>('/api/tables?mine=1'),
  table: (id: string) => asked<Listing>(`/api/tables/${id}`),
  open: (form: NewTable) => posted<Opened>('/api/tables', form),
  history: (time?: number) => asked<Listings>(`/api/history?${before(time)}`),
  replays: (time?: number) => asked<Listings>(`/api/replays?${before(time)}`),
  analysis: (id: string, alive: () => boolean) =>
    worked<Analysis>(`/api/replays/${id}/analysis`, alive),
  bring: (file: string) => posted<Opened>('/api/matches', file),
  rules: (game: string, language: string) => read(`/api/rules/${game}/${language}.md`),
  sprite: (path: string) => read(path),
};
