import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '@/lib/connection/messages';
import { Refusal, Wire } from '@/lib/connection/wire';
import { FakeSocket } from '../support/fake-socket';

const calls: string[] = [];
const received: ServerMessage[] = [];
let wire: Wire;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.install();
  calls.length = received.length = 0;
  wire = new Wire({
    received: (message) => received.push(message),
    opened: () => calls.push('opened'),
    lost: () => calls.push('lost'),
  });
});

afterEach(() => {
  wire.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const act = () => wire.request({ type: 'act', seat: 0, on: 3, action: { do: 'pass' } });
const refusalOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.refused : error),
  );

test('a request waits for the welcome, then goes out once', async () => {
  const answer = act();
  expect(FakeSocket.newest.url).toBe('ws://pantheon.test/ws');
  expect(FakeSocket.newest.sent).toEqual([]);
  FakeSocket.newest.welcome();
  const { id } = FakeSocket.newest.request('act');
  expect(FakeSocket.newest.sent).toHaveLength(1);
  FakeSocket.newest.say({ type: 'done', id, seq: 4 });
  expect(await answer).toEqual({ type: 'done', id, seq: 4 });
});

test('answers find their requests in any order', async () => {
  FakeSocket.newest.welcome();
  const first = act();
  const { id: firstId } = FakeSocket.newest.request('act');
  const second = act();
  const { id: secondId } = FakeSocket.newest.request('act');
  expect(secondId).not.toBe(firstId);
  FakeSocket.newest.say(
    { type: 'done', id: secondId, seq: 2 },
    { type: 'done', id: firstId, seq: 1 },
  );
  expect([await first, await second].map((each) => 'seq' in each && each.seq)).toEqual([1, 2]);
});

test('a refusal rejects its request and no other', async () => {
  FakeSocket.newest.welcome();
  const refused = refusalOf(act());
  const { id } = FakeSocket.newest.request('act');
  FakeSocket.newest.say({ type: 'refused', id, code: 'rule_broken', rule: 'X-1' });
  expect(await refused).toMatchObject({ code: 'rule_broken', rule: 'X-1' });
  expect(received).toEqual([expect.objectContaining({ type: 'welcome' })]);
});

test('after a lost connection an action is sent again under its id, after the subscription', async () => {
  FakeSocket.newest.welcome();
  const answer = act();
  const { id } = FakeSocket.newest.request('act');
  FakeSocket.newest.lose();
  expect(calls).toEqual(['opened', 'lost']);
  vi.advanceTimersByTime(300);
  const again = FakeSocket.newest;
  expect(FakeSocket.opened).toHaveLength(2);
  expect(again.sent).toEqual([]);
  wire.listener.opened = () =>
    void wire.request({ type: 'join', table: 'abcd', have: 3 }).catch(() => {});
  again.welcome();
  expect(again.sent.map(({ type }) => type)).toEqual(['join', 'act']);
  expect(again.request('act').id).toBe(id);
  again.say({ type: 'done', id, seq: 9 });
  expect(await answer).toMatchObject({ seq: 9 });
  again.lose();
  vi.advanceTimersByTime(300);
  FakeSocket.newest.welcome();
  expect(FakeSocket.newest.sent.map(({ type }) => type)).toEqual(['join']);
});

test('other requests fail with the connection; new ones wait for the next', async () => {
  FakeSocket.newest.welcome();
  const lost = refusalOf(wire.request({ type: 'hint', seat: 0 }));
  FakeSocket.newest.lose();
  expect(await lost).toMatchObject({ code: 'offline' });
  void wire.request({ type: 'hint', seat: 1 });
  vi.advanceTimersByTime(300);
  FakeSocket.newest.welcome();
  expect(FakeSocket.newest.request('hint').seat).toBe(1);
  expect(FakeSocket.newest.sent).toHaveLength(1);
});

test('attempts to reconnect grow rarer, and quick again after a welcome', () => {
  for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
    const before = FakeSocket.opened.length;
    FakeSocket.newest.lose();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
  FakeSocket.newest.welcome();
  FakeSocket.newest.lose();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.opened).toHaveLength(8);
});

test('not everyone who lost the same server comes back in the same moment', () => {
  for (const [luck, wait] of [
    [0, 150],
    [0.99, 447],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(luck);
    FakeSocket.newest.welcome();
    const before = FakeSocket.opened.length;
    FakeSocket.newest.lose();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(before + 1);
  }
});

test('whoever is to move on to another process does so at once, without a word', () => {
  FakeSocket.newest.welcome();
  FakeSocket.newest.lose(1012);
  vi.advanceTimersByTime(0);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(calls).toEqual(['opened']);
  FakeSocket.newest.lose(1012);
  expect(calls).toEqual(['opened', 'lost']);
  vi.advanceTimersByTime(299);
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('a server that goes down says when it will be back', () => {
  FakeSocket.newest.welcome();
  FakeSocket.newest.say({ type: 'closing', seconds: 2 });
  FakeSocket.newest.lose(1012);
  expect(calls).toEqual(['opened', 'lost']);
  vi.advanceTimersByTime(1999);
  expect(FakeSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.newest.lose();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.opened).toHaveLength(3);
});

test('back online it reconnects at once, and only once', () => {
  FakeSocket.newest.lose();
  FakeSocket.newest.lose();
  const before = FakeSocket.opened.length;
  globalThis.dispatchEvent(new Event('online'));
  globalThis.dispatchEvent(new Event('online'));
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test('closed, it stays closed', () => {
  wire.close();
  expect(FakeSocket.newest.closed).toBe(true);
  globalThis.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(calls).toEqual([]);
});

test("a table's id is not taken for a request's", async () => {
  FakeSocket.newest.welcome();
  void wire.request({ type: 'hint', id: 'abcd', seat: 0 });
  FakeSocket.newest.say({ type: 'table', id: 'abcd', seq: 1 } as ServerMessage);
  expect(received.at(-1)).toMatchObject({ type: 'table', id: 'abcd' });
});

test("pings measure the server's clock", () => {
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.newest.sent).toEqual([]);
  FakeSocket.newest.welcome();
  vi.advanceTimersByTime(25_000);
  const { sent = NaN } = FakeSocket.newest.request('ping');
  FakeSocket.newest.say({ type: 'pong', sent, time: sent + 100 });
  expect(wire.offset).toBeCloseTo(100, 0);
  expect(received.filter(({ type }) => type === 'pong')).toEqual([]);
});

test('whoever is banned does not come back', async () => {
  FakeSocket.newest.welcome();
  FakeSocket.newest.say({ type: 'refused', id: '', code: 'banned' });
  expect(received.at(-1)).toEqual({ type: 'refused', id: '', code: 'banned' });
  FakeSocket.newest.lose(4410);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});
