import { beforeEach, expect, test, vi } from 'vitest';
import type { Cell, Offer, Piece, Scene, Tray } from '@/generated/messages';
import { Stage } from '@/lib/match/stage.svelte';

const screen = vi.hoisted(() => ({ narrow: { current: false } }));
vi.mock('@/lib/ui/screen.svelte', () => screen);

const words = (key: string) => ({ key });
const cell = (id: string, more: Partial<Cell> = {}): Cell => ({
  id,
  shape: 'square',
  x: 0,
  y: 0,
  label: words(id),
  ...more,
});
const piece = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({
  id,
  symbol: 'stone',
  at,
  label: words(id),
  ...more,
});
const tray = (id: string, more: Partial<Tray> = {}): Tray => ({
  id,
  kind: 'row',
  label: words(id),
  ...more,
});
const offer = (code: number, picks: string[], more: Partial<Offer> = {}): Offer => ({
  code,
  action: {},
  picks,
  label: words('lay'),
  ...more,
});

let stage: Stage;
let happened: string[];

function show(scene: Partial<Scene>, offers: Offer[] = []): void {
  stage.scene = { board: { box: [0, 0, 100, 100] }, cells: [], pieces: [], panels: [], ...scene };
  stage.picker.take(offers);
}

beforeEach(() => {
  screen.narrow.current = false;
  stage = new Stage();
  happened = [];
  stage.commit = ({ code }) => happened.push(`commit ${code}`);
  stage.completed = () => happened.push(`completed ${stage.picker.armed?.code}`);
  stage.refused = (id) => happened.push(`refused ${id}`);
});

test('taps pick until the choice is complete; the same place again carries it out', () => {
  show({ cells: [cell('cell:1')] }, [offer(7, ['hand', 'cell:1'])]);
  stage.tap('hand');
  expect(happened).toEqual([]);
  stage.tap('cell:1');
  stage.tap('cell:1');
  expect(happened).toEqual(['completed 7', 'commit 7']);
});

test('a tap on what was picked first begins anew; one that leads nowhere is refused', () => {
  show({}, [offer(1, ['hand', 'cell:1', 'cell:2'])]);
  stage.tap('cell:1');
  stage.tap('hand');
  stage.tap('cell:1');
  stage.tap('hand');
  expect(happened).toEqual(['refused cell:1']);
  expect(stage.picker.picks).toEqual(['hand']);
});

test('while an answer is awaited nothing is lit and taps do nothing', () => {
  const sent = offer(1, ['pass']);
  show({}, [sent]);
  expect(stage.isLit('pass')).toBe(true);
  stage.pending = sent;
  expect(stage.isLit('pass')).toBe(false);
  stage.tap('pass');
  stage.tap('elsewhere');
  expect(happened).toEqual([]);
});

test('a piece is picked up as it lies', () => {
  const lies = (turn: number) => offer(turn, ['hand:0', 'cell:1'], { variant: { turn } });
  show({ pieces: [piece('tile', 'hand:0', { lies: { turn: 2 } })] }, [0, 1, 2].map(lies));
  stage.tap('hand:0');
  stage.tap('cell:1');
  expect(stage.picker.armed?.variant).toEqual({ turn: 2 });
});

test('a tap on a piece means the piece, or the place it lies in', () => {
  const pieces = [piece('a', 'cell:1'), piece('b', 'cell:2'), piece('c', 'cell:2')];
  show({ pieces }, [offer(1, ['cell:1']), offer(2, ['b'])]);
  expect(stage.tapTarget('a', 'cell:1')).toBe('cell:1');
  expect(stage.tapTarget('b', 'cell:2')).toBe('b');
  expect(stage.tapTarget('c', 'cell:2')).toBe('c');
  show({ pieces });
  expect(stage.tapTarget('a', 'cell:1')).toBe('cell:1');
  expect(stage.tapTarget('c', 'cell:2')).toBe('c');
  expect(stage.tapTarget('a')).toBe('a');
});

test('ornaments lie nowhere', () => {
  show({ pieces: [piece('a', 'cell:1'), piece('wreath', 'cell:1', { label: null })] });
  expect(stage.piecesAt.get('cell:1')?.map(({ id }) => id)).toEqual(['a']);
});

test("seats' colours stand in symbols and paints", () => {
  show({
    panels: [
      { seat: 0, score: 0, colour: 'sky' },
      { seat: 1, score: 0 },
    ],
  });
  stage.colours = ['blue', 'purple'];
  expect(stage.colour(0)).toBe('sky');
  expect(stage.tint('temple-@1')).toBe('temple-purple');
  expect(stage.paint('@0')).toBe('var(--sky)');
  expect(stage.paint('url(#sea)')).toBe('url(#sea)');
});

test('trays on the board stay there on a desk and are taken off it on a phone', () => {
  const scene = {
    board: { box: [0, 0, 100, 100], focus: [10, 10, 80, 80] } as Scene['board'],
    cells: [cell('row:0:0'), cell('row:0:1'), cell('cell:1')],
    trays: [tray('row:0', { slots: 2 }), tray('bag'), tray('hand:1', { seat: 1 })],
  };
  show(scene);
  expect(stage.onBoard).toHaveLength(3);
  expect(stage.box).toEqual([0, 0, 100, 100]);
  screen.narrow.current = true;
  stage = new Stage();
  stage.seat = 0;
  show(scene);
  expect(stage.onBoard.map(({ id }) => id)).toEqual(['cell:1']);
  expect(stage.allCells.size).toBe(3);
  expect(stage.box).toEqual([10, 10, 80, 80]);
  expect(stage.strips.map(({ id }) => id)).toEqual(['row:0']);
  expect(stage.trays.map(({ id }) => id)).toEqual(['bag']);
});

test('trays with cards to be read are told from the others', () => {
  const face = { title: words('title'), text: words('text') };
  show({
    trays: [tray('cards', { slots: 1 }), tray('bag')],
    pieces: [piece('card', 'cards:0', { face }), piece('stone', 'bag')],
  });
  expect(stage.cardTrays.map(({ id }) => id)).toEqual(['cards']);
  expect(stage.plainTrays.map(({ id }) => id)).toEqual(['bag']);
});

test('lit cells that are much smaller than most are small targets, if they are few', () => {
  const shapes = { square: 'M0 0L10 0L10 10L0 10', dot: 'M0 0L3 0L3 3L0 3' };
  const large = Array.from({ length: 20 }, (_, n) => cell(`cell:${n}`));
  const dots = Array.from({ length: 7 }, (_, n) => cell(`dot:${n}`, { shape: 'dot' }));
  const offers = [...large, ...dots].map(({ id }, n) => offer(n, [id]));
  show({ shapes, cells: [...large, ...dots] }, offers.slice(0, 22));
  expect(stage.cellWidth).toBe(10);
  expect(stage.smallTargets.map(({ id }) => id)).toEqual(['dot:0', 'dot:1']);
  stage.picker.take(offers);
  expect(stage.smallTargets).toEqual([]);
});

test('a place is known by its cell’s number, else by its id’s; its rule by what lies there', () => {
  show({
    cells: [cell('cell:d4', { number: 27, rule: 'X-1' }), cell('cell:5')],
    pieces: [piece('stone', 'cell:d4', { rule: 'X-2' })],
  });
  expect(stage.numberOf('cell:d4')).toBe(27);
  expect(stage.numberOf('cell:5')).toBe(5);
  expect(stage.ruleOf('cell:d4')).toBe('X-2');
  expect(stage.ruleOf('cell:5')).toBe('');
});

test('a cell is described with what lies in it, each thing once', () => {
  show({
    cells: [cell('cell:1')],
    pieces: [piece('a', 'cell:1'), piece('b', 'cell:1', { label: words('a') })],
  });
  const [only] = stage.scene.cells;
  expect(only && stage.describe(only)).toBe('cell:1, a');
});

test('the last action marks what it touched and who acted', () => {
  const line = { seq: 1, step: 1, at: 0, words: words('w') };
  stage.markLastAction([
    { ...line, show: { touches: ['cell:1'] } },
    { ...line, show: { touches: ['panel:1'] }, seat: 1 },
  ]);
  expect([...stage.touched]).toEqual(['cell:1', 'panel:1']);
  expect(stage.actor).toBe(1);
  stage.markLastAction([]);
  expect(stage.actor).toBeNull();
});

test('regions are highlighted if they have a name', () => {
  const area = { path: 'M0 0', paint: 'sea' };
  show({
    areas: [
      { ...area, id: 'named', label: words('sea'), members: ['cell:1'] },
      { ...area, id: 'plain' },
    ],
  });
  stage.lights = new Set(['named', 'plain']);
  expect(stage.litAreas.map(({ id }) => id)).toEqual(['named']);
  expect(stage.areasOf('cell:1').map(({ id }) => id)).toEqual(['named']);
});
