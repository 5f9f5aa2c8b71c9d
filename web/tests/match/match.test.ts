import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line, Offer, State, Update } from '@/generated/messages';
import type { ServerMessage } from '@/lib/connection/messages';
import { Match } from '@/lib/match/match.svelte';
import { FakeSocket } from '../support/fake-socket';

const label = { key: 'k' };
const offer = (code: number): Offer => ({ code, action: { code }, picks: ['hand'], label });
const line = (seq: number, step: number): Line => ({ seq, step, at: 0, words: label });
const state = (more: Partial<State> = {}): State => ({
  type: 'state',
  seq: 5,
  step: 2,
  seat: 0,
  scene: { board: { box: [0, 0, 1, 1] }, cells: [], pieces: [], panels: [] },
  offers: [offer(1)],
  lines: [line(4, 1), line(5, 2)],
  ...more,
});
const update = (more: Partial<Update> = {}): Update => ({
  type: 'update',
  base: 5,
  seq: 6,
  step: 3,
  ...more,
});

let match: Match;
let told: string[];

/** Let what waits for an answer go on. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  told = [];
  match = new Match('abcd');
  match.listener = {
    beforeUpdate: () => told.push(`before ${match.snapshot?.seq ?? '-'}`),
    afterUpdate: (lines, first) =>
      told.push(
        `after ${match.snapshot?.seq}: ${lines.map(({ seq }) => seq)}${first ? ' first' : ''}`,
      ),
    noticed: (words) => told.push(words.key),
  };
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function joined(): Promise<FakeSocket> {
  const socket = FakeSocket.newest;
  socket.welcome();
  socket.say({ type: 'done', id: socket.request('join').id }, state());
  await settled();
  return socket;
}

test('it joins the table and follows it', async () => {
  expect(match.status).toBe('joining');
  const socket = await joined();
  expect(socket.request('join')).toMatchObject({ table: 'abcd', have: -1 });
  expect(socket.request('join').seat).toBeUndefined();
  expect(match.status).toBe('following');
  expect(told).toEqual(['before -', 'after 5:  first']);
});

test('without a table it is ready at once and joins nothing', () => {
  const free = new Match(null);
  FakeSocket.newest.welcome();
  expect(free.status).toBe('following');
  expect(FakeSocket.newest.sent).toEqual([]);
  free.close();
});

test('after a lost connection it joins again from where it was, as the seat that was looked at', async () => {
  const socket = await joined();
  socket.say(update());
  void match.viewAs(1).catch(() => {});
  socket.lose();
  await settled();
  expect(match.status).toBe('lost');
  vi.advanceTimersByTime(450); // the longest first wait
  FakeSocket.newest.welcome();
  expect(FakeSocket.newest.request('join')).toMatchObject({ table: 'abcd', have: 6, seat: 1 });
});

test('another process takes over without a word', async () => {
  const socket = await joined();
  socket.lose(1012);
  await settled();
  expect(match.status).toBe('following');
  FakeSocket.newest.welcome();
  expect(FakeSocket.newest).not.toBe(socket);
  expect(FakeSocket.newest.request('join')).toMatchObject({ table: 'abcd', have: 5 });
});

test('a refused join is told', async () => {
  const socket = FakeSocket.newest;
  socket.welcome();
  socket.say({ type: 'refused', id: socket.request('join').id, code: 'unknown_table' });
  await settled();
  expect(told).toEqual(['refused-unknown-table']);
});

test('an update continues the state and brings its lines', async () => {
  const socket = await joined();
  socket.say(update({ lines: [line(6, 3)], awaited: [1] }));
  expect(match.snapshot).toMatchObject({ seq: 6, step: 3, awaited: [1] });
  expect(match.lines.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  expect(told.slice(2)).toEqual(['before 5', 'after 6: 6']);
});

test('an update to something else is not applied: the state is asked for', async () => {
  const socket = await joined();
  socket.say(update({ base: 3, seq: 9 }));
  expect(match.snapshot?.seq).toBe(5);
  expect(socket.sent.filter(({ type }) => type === 'join')).toHaveLength(2);
  expect(socket.request('join')).toMatchObject({ have: 5 });
  expect(told).toHaveLength(2);
});

test('a state that comes again does not double its lines', async () => {
  const socket = await joined();
  socket.say(state({ seq: 7, lines: [line(5, 2), line(7, 4)] }));
  expect(match.lines.map(({ seq }) => seq)).toEqual([4, 5, 7]);
  expect(told.at(-1)).toBe('after 7: 5,7');
});

test('an undo takes the undone lines away', async () => {
  const socket = await joined();
  socket.say(update({ step: 1, lines: [line(6, 1)] }));
  expect(match.lines.map(({ seq }) => seq)).toEqual([4, 6]);
});

test('offers are expanded, and stay the same objects until they change', async () => {
  const socket = await joined();
  const before = match.offers;
  socket.say(update());
  expect(match.offers).toBe(before);
  const places = { field: 'code', step: 1, values: [9] };
  socket.say(update({ base: 6, seq: 7, offers: { new: [{ ...offer(2), places }], gone: [1] } }));
  expect(match.offers.map(({ code }) => code)).toEqual([2, 9]);
  expect(match.snapshot?.offers).toHaveLength(1);
});

test('an action says which state it was chosen on', async () => {
  const socket = await joined();
  void match.act(0, offer(1));
  expect(socket.request('act')).toMatchObject({ seat: 0, on: 5, action: { code: 1 } });
});

test('what was said in the chat is heard once', async () => {
  const socket = await joined();
  const said = (seq: number) => ({ seq, at: 0, name: 'Ada', text: `${seq}` });
  socket.say(
    { type: 'chat', said: [said(1), said(2)] },
    { type: 'chat', said: [said(2), said(3)] },
  );
  expect(match.chat.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('notices and a closing server are told', async () => {
  const socket = await joined();
  socket.say({ type: 'notice', words: { key: 'bot-replaced' } }, { type: 'closing', seconds: 3 });
  expect(told.slice(2)).toEqual(['bot-replaced', 'web-server-leaves']);
});

test("deadlines count by the server's clock, from no more than all they had", () => {
  const now = Date.now() / 1000;
  FakeSocket.newest.say({ type: 'welcome', time: now + 50 } as ServerMessage);
  const deadline = (due: number) => ({ id: 't', kind: 'turn', seats: [0], seconds: 60, due });
  expect(match.secondsLeft(deadline(now + 70), now)).toBeCloseTo(20, 0);
  expect(match.secondsLeft(deadline(now + 40), now)).toBe(0);
  expect(match.secondsLeft(deadline(now + 500), now)).toBe(60);
});

test('a table of newer rules is looked for at another process of the server', async () => {
  const socket = FakeSocket.newest;
  socket.welcome();
  const { id } = socket.request('join');
  socket.say({ type: 'refused', id, code: 'newer_rules', words: { key: 'refused-newer-rules' } });
  await settled();
  expect(told).toEqual(['refused-newer-rules']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.opened.length).toBeGreaterThan(1);
  FakeSocket.newest.welcome();
  expect(FakeSocket.newest.request('join').table).toBe('abcd');
});

test('a table that a newer process has taken over is followed there', async () => {
  const socket = await joined();
  socket.say({ type: 'refused', id: '', code: 'newer_rules' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.closed).toBe(true);
  expect(FakeSocket.newest).not.toBe(socket);
});
