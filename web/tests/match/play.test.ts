import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Offer, State, TableCard } from '@/generated/messages';
import { Match } from '@/lib/match/match.svelte';
import { Play } from '@/lib/match/play.svelte';
import { settings } from '@/lib/ui/settings.svelte';
import { FakeSocket } from '../support/fake-socket';

const label = { key: 'k' };
const offer = (code: number, ...picks: string[]): Offer => ({
  code,
  action: { code },
  picks: picks.length ? picks : ['god'],
  label,
});
const state = (more: Partial<State> = {}): State => ({
  type: 'state',
  seq: 5,
  step: 2,
  seat: 0,
  scene: { board: { box: [0, 0, 1, 1] }, cells: [], pieces: [], panels: [] },
  offers: [offer(1), offer(2)],
  awaited: [0],
  to_act: [0],
  ...more,
});
const table: TableCard = {
  type: 'table',
  id: 'abcd',
  seq: 5,
  game: 'envoys',
  phase: 'playing',
  options: {},
  clock: { kind: 'none', seconds: 60 },
  public: false,
  hints: true,
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', yours: true },
    { seat: 1, kind: 'bot', name: 'Bo' },
  ],
  yours: [0],
};

let play: Play;
let socket: FakeSocket;
const settled = () => vi.advanceTimersByTimeAsync(0);
const acts = () => socket.sent.flatMap((sent) => (sent.type === 'act' ? [sent.action] : []));

async function joined(first: State = state()): Promise<void> {
  socket = FakeSocket.newest;
  socket.welcome();
  socket.say(table, { type: 'done', id: socket.request('join').id }, first);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  play = new Play(new Match('abcd'));
});
afterEach(() => {
  play.match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a suggested payment is paid in all its parts', async () => {
  await joined();
  const asked = play.hint();
  const { id } = socket.request('hint');
  socket.say({
    type: 'hint',
    id,
    seq: 5,
    code: 1,
    level: 'adept',
    share: 0.5,
    text: '',
    then: [2],
  });
  await asked;
  const [best] = play.suggestions;
  void play.commit(best?.offer as Offer);
  expect(acts()).toEqual([{ code: 1 }]);
  socket.say({ type: 'done', id: socket.request('act').id, seq: 6 });
  socket.say({ type: 'update', base: 5, seq: 6, step: 3, offers: { gone: [1] } });
  await settled();
  expect(acts()).toEqual([{ code: 1 }, { code: 2 }]);
});

test('a pass is sent at once and without a question', async () => {
  await joined(state({ offers: [offer(9, 'button:pass')], decline: { code: 9 } }));
  expect(play.stage.passTurn).not.toBeNull();
  play.stage.tap('button:pass');
  await settled();
  expect(acts()).toEqual([{ code: 9 }]);
  expect(socket.sent.some(({ type }) => type === 'weigh')).toBe(false);
});

test('where the table passes it is not the turn of the player', async () => {
  await joined(state({ offers: [], decline: { code: 9, automatic: true } }));
  expect(play.myTurn).toBe(false);
  expect(play.stage.passTurn).toBeNull();
});

test('the table is told when to ask, once it knows otherwise', async () => {
  await joined();
  play.setAsk();
  expect(socket.request('auto_pass')).toMatchObject({ seat: 0, ask: settings.get('ask') });
});

test('who takes what one is choosing is told', async () => {
  const cells = [{ id: 'cell:1', shape: 's', x: 0, y: 0, label: { key: 'c1' } }];
  const scene = { board: { box: [0, 0, 1, 1] }, cells, pieces: [], panels: [] } as State['scene'];
  await joined(state({ scene, offers: [offer(1, 'hand', 'cell:1'), offer(2, 'hand', 'cell:2')] }));
  play.seatsChanged();
  play.stage.picker.choose(play.match.offers[0] as Offer);
  const took: Line = {
    seq: 6,
    step: 3,
    at: 0,
    words: label,
    seat: 1,
    show: { touches: ['cell:1'] },
  };
  socket.say({ type: 'update', base: 5, seq: 6, step: 3, offers: { gone: [1] }, lines: [took] });
  expect(play.notice?.text).toBe('web-choice-taken');
});
