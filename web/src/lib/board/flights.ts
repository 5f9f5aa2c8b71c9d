/** Pieces that move between board, trays and players fly over the page. */

import type { Line, Piece } from '@/generated/messages';
import { motionPace, prefersReducedMotion } from '@/lib/ui/settings.svelte';
import { afterFrame } from '@/lib/ui/after-frame';
import { move } from './motion';
import type { Stage } from '@/lib/match/stage.svelte';

const FLIGHT_MS = 320;
const BETWEEN_MS = 90;

export class Flights {
  #starts = new Map<string, DOMRect>();
  #pieces = new Map<string, Piece>();
  /** The first piece in each place that something leaves. */
  #left = new Map<string, Piece | undefined>();

  constructor(readonly stage: Stage) {}

  /** Remember where the pieces that will move are before that changes. */
  before(lines: readonly Line[]): void {
    const still = prefersReducedMotion() || document.hidden;
    const left = still ? [] : movesOf(lines).map(([from]) => from);
    this.#starts = boxesOf(left);
    this.#pieces = this.stage.pieces;
    this.#left = new Map(left.map((from) => [from, this.stage.piecesAt.get(from)?.[0]]));
  }

  /** Let pieces that have moved fly to where they are now. */
  async after(lines: readonly Line[]): Promise<void> {
    if (!this.#starts.size) return;
    const [was, had, left] = [this.#starts, this.#pieces, this.#left];
    const moves = movesOf(lines);
    const landing = moves.map(([, to]) =>
      this.stage.piecesAt.get(to)?.find((piece) => had.get(piece.id)?.at !== piece.at),
    );
    for (const piece of landing) if (piece) this.stage.markOf(piece.id).away = true;
    await afterFrame();
    const now = boxesOf(moves.map(([, to]) => to));
    await Promise.all(
      moves.map(([from, to], n) => {
        const piece = landing[n] ?? left.get(from);
        const [start, end] = [was.get(from), now.get(to)];
        const slid = piece && had.has(piece.id) && this.stage.cells.has(from);
        if (!piece || !start || !end || slid) return this.#land(landing[n]);
        const flown = fly(this.stage.tint(piece.symbol), start, end, n * BETWEEN_MS * motionPace());
        return flown.then(() => this.#land(landing[n]));
      }),
    );
    for (const piece of landing) this.#land(piece);
  }

  #land(piece: Piece | undefined): void {
    if (piece) this.stage.markOf(piece.id).away = false;
  }
}

const movesOf = (lines: readonly Line[]) => lines.flatMap((line) => line.show?.moves ?? []);

/** Where these places are in the window; those that are not shown are left out. */
function boxesOf(ids: readonly string[]): Map<string, DOMRect> {
  const names = [...new Set(ids)].map((id) => CSS.escape(id));
  const places = names.map((name) => `[data-place="${name}"],.place[data-id="${name}"]`).join();
  const shown = new Map<string, Element>();
  const page = document.querySelector('#app'); // all but the symbols, of which there are thousands
  for (const each of (places && page?.querySelectorAll<HTMLElement>(places)) || [])
    shown.set(each.dataset['place'] ?? each.dataset['id'] ?? '', each);
  return new Map([...shown].map(([id, place]) => [id, place.getBoundingClientRect()]));
}

async function fly(symbol: string, from: DOMRect, to: DOMRect, delay: number): Promise<void> {
  const SVG = 'http://www.w3.org/2000/svg';
  const size = Math.max(28, Math.min(from.width, from.height, 90));
  const arrives = Math.max(24, Math.min(to.width, to.height, 90));
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.classList.add('flight');
  sheet.setAttribute('width', String(size));
  sheet.setAttribute('height', String(size));
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  use.setAttribute('width', '100%');
  use.setAttribute('height', '100%');
  sheet.append(use);
  document.body.append(sheet);
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
  const [start, end] = [`${at(from)} rotate(-1deg)`, `${at(to)} scale(${arrives / size})`];
  await move(sheet, start, end, FLIGHT_MS * motionPace(), 'cubic-bezier(.2,.7,.3,1)', delay)
    .arrived;
  sheet.remove();
}
