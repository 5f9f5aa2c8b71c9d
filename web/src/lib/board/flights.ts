/** Pieces that move between board, trays and players fly over the page. */

import { tick } from 'svelte';
import type { Line, Piece } from '@/generated/messages';
import { motionPace, prefersReducedMotion } from '@/lib/ui/settings.svelte';
import type { Stage } from '@/lib/match/stage.svelte';

const FLIGHT_MS = 320;
const BETWEEN_MS = 90;

export class Flights {
  #places = new Map<string, DOMRect>();
  #pieces = new Map<string, Piece>();
  #here = new Map<string, Piece[]>();

  constructor(readonly stage: Stage) {}

  /** Remember where everything is before it changes. */
  before(): void {
    this.#places = prefersReducedMotion() || document.hidden ? new Map() : places();
    this.#pieces = this.stage.pieces;
    this.#here = this.stage.piecesAt;
  }

  /** Let pieces that have moved fly to where they are now. */
  async after(lines: readonly Line[]): Promise<void> {
    if (!this.#places.size) return;
    const [was, had, here] = [this.#places, this.#pieces, this.#here];
    const moves = lines.flatMap((line) => line.show?.moves ?? []);
    if (!moves.length) return;
    const landing = moves.map(([, to]) =>
      this.stage.piecesAt.get(to)?.find((piece) => had.get(piece.id)?.at !== piece.at),
    );
    this.stage.flying = new Set(landing.flatMap((piece) => (piece ? [piece.id] : [])));
    await tick();
    const now = places();
    await Promise.all(
      moves.map(([from, to], n) => {
        const piece = landing[n] ?? here.get(from)?.[0];
        const [start, end] = [was.get(from), now.get(to)];
        const slid = piece && had.has(piece.id) && this.stage.cells.has(from);
        if (!piece || !start || !end || slid) return this.#land(landing[n]);
        const flown = fly(this.stage.tint(piece.symbol), start, end, n * BETWEEN_MS * motionPace());
        return flown.then(() => this.#land(landing[n]));
      }),
    );
    this.stage.flying = new Set();
  }

  #land(piece: Piece | undefined): void {
    if (!piece) return;
    const left = new Set(this.stage.flying);
    left.delete(piece.id);
    this.stage.flying = left;
  }
}

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-place], .place[data-id]')) {
    const id = element.dataset['place'] ?? element.dataset['id'] ?? '';
    found.set(id, element.getBoundingClientRect());
  }
  return found;
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
  const flight = sheet.animate(
    [
      { transform: `${at(from)} rotate(-1deg)` },
      { transform: `${at(to)} scale(${arrives / size})` },
    ],
    { duration: FLIGHT_MS * motionPace(), delay, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' },
  );
  await flight.finished.catch(() => {});
  sheet.remove();
}
