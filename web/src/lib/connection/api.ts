/** The HTTP API. */

import type {
  Analysis,
  Credentials,
  Deletion,
  Games,
  Listing,
  Listings,
  Me,
  NewTable,
  Opened,
  Problem,
  Rename,
  SharedVariant,
  VariantForm,
  Words,
} from '@/generated/messages';
import { refusalWords } from '@/lib/ui/words.svelte';

export class HttpRefusal extends Error {
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

async function refusal(answer: Response): Promise<HttpRefusal> {
  try {
    return new HttpRefusal(answer.status, (await answer.json()) as Problem);
  } catch {
    return new HttpRefusal(answer.status, { code: 'busy' });
  }
}

export async function get<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return get<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Pantheon': '1' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function getText(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

const NOT_READY = 202;
const POLL_MS = 2000;

/** Ask again until the answer is ready, or nobody waits for it any more. */
async function poll<T>(path: string, alive: () => boolean): Promise<T | undefined> {
  while (alive()) {
    const answer = await fetch(path);
    if (!answer.ok) throw await refusal(answer);
    if (answer.status !== NOT_READY) return (await answer.json()) as T;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return undefined;
}

const beforeQuery = (time: number | undefined) => (time === undefined ? '' : `&before=${time}`);

export const api = {
  games: () => get<Games>('/api/games'),
  me: () => get<Me>('/api/me'),
  rename: (form: Rename) => post<Me>('/api/me', form),
  register: (form: Credentials) => post<Me>('/api/account', form),
  login: (form: Credentials) => post<Me>('/api/login', form),
  logout: () => post<Me>('/api/logout', {}),
  deleteData: (form: Deletion) => post<Me>('/api/account/delete', form),
  tables: () => get<Listings>('/api/tables'),
  mine: () => get<Listings>('/api/tables?mine=1'),
  table: (id: string) => get<Listing>(`/api/tables/${id}`),
  open: (form: NewTable) => post<Opened>('/api/tables', form),
  history: (time?: number) => get<Listings>(`/api/history?${beforeQuery(time)}`),
  replays: (time?: number) => get<Listings>(`/api/replays?${beforeQuery(time)}`),
  samples: () => get<Listings>('/api/samples'),
  analysis: (id: string, alive: () => boolean) =>
    poll<Analysis>(`/api/replays/${id}/analysis`, alive),
  variant: (form: VariantForm) => post<SharedVariant>('/api/variants', form),
  importMatch: (file: string) => post<Opened>('/api/matches', file),
  rules: (game: string, language: string) => getText(`/api/rules/${game}/${language}.md`),
  sprite: (path: string) => getText(path),
};
