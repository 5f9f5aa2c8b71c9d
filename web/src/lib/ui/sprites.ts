/** SVG symbols, the common ones and each game's, put into the page once. */

import common from '../../../../src/pantheon/core/art/common.svg?url';
import { afterFrame } from '@/lib/ui/after-frame';
import { api } from '@/lib/connection/api';

const placed = new Map<string, Promise<void>>();

function place(path: string): Promise<void> {
  let done = placed.get(path);
  if (!done) {
    const failed = (error: unknown) => {
      placed.delete(path);
      throw error;
    };
    done = api.sprite(path).then(append, failed);
    placed.set(path, done);
  }
  return done;
}

/** Browsers work out the style of every symbol first, so what shows them comes after that. */
async function append(svg: string): Promise<void> {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const sheet = document.importNode(read, true);
  sheet.setAttribute('class', 'sprites');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.append(sheet);
  await afterFrame();
}

export const placeCommon = () => place(common);
export const placeGame = place;

/** A symbol's height over its width. */
export function ratio(symbol: string): number {
  const found = document.getElementById(symbol);
  if (!(found instanceof SVGSymbolElement)) return 1;
  const { width, height } = found.viewBox.baseVal;
  return width ? height / width : 1;
}

export function exists(symbol: string): boolean {
  return document.getElementById(symbol) instanceof SVGSymbolElement;
}

/** A spot on a symbol, in parts of its width from its middle. */
export interface SymbolSpot {
  x: number;
  y: number;
  size: number;
  /** The colour of the text, where it is not ink. */
  ink?: string;
}

/** Where a number or a name is printed on a symbol. */
export function textSpot(symbol: string): SymbolSpot {
  return spotOf(symbol, 'data-text') ?? { x: 0, y: 0.16, size: 0.46 };
}

/** Where a holder shows what it holds. */
export function holdSpot(symbol: string): SymbolSpot {
  return spotOf(symbol, 'data-hold') ?? { x: 0, y: 0, size: 1 };
}

function spotOf(symbol: string, attribute: string): SymbolSpot | null {
  const found = document.getElementById(symbol);
  const written = found?.getAttribute(attribute);
  if (!(found instanceof SVGSymbolElement) || !written) return null;
  const [x = 0, y = 0, size = 1] = written.split(' ', 3).map(Number);
  const ink = written.split(' ')[3] ?? '';
  const box = found.viewBox.baseVal;
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
  return { x: (x - middle) / box.width, y: (y - centre) / box.width, size: size / box.width, ink };
}
