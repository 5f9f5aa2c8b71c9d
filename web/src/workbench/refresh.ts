/** A game's words, symbols and card, fetched anew while its pages are open. */

import { api } from '@/lib/connection/api';
import { session } from '@/lib/ui/session.svelte';
import { catalogue } from '@/lib/ui/words.svelte';

export async function refreshGame(name: string): Promise<void> {
  const [{ games }] = await Promise.all([api.games(), catalogue.renew()]);
  session.games = games;
  const path = session.game(name)?.sprite;
  if (path) replaceSymbols(await api.sprite(path));
}

/** Put new symbols in place of those with the same ids. */
function replaceSymbols(svg: string): void {
  const sheet = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const sheets = [...document.querySelectorAll('svg.sprites')];
  for (const symbol of [...sheet.querySelectorAll('[id]')]) {
    if (symbol.parentElement?.closest('[id]')) continue;
    const fresh = document.importNode(symbol, true);
    const old = document.getElementById(symbol.id);
    if (old) old.replaceWith(fresh);
    else sheets.at(-1)?.append(fresh);
  }
}
