/** What a suggestion says: a whole payment, or the action and what lies next to its place. */

import type { Offer, Suggested, Words } from '@/generated/messages';
import { text } from '@/lib/ui/words.svelte';

type Said = Pick<Suggested, 'near' | 'at' | 'payments'>;

export function hintLabel(hint: Said, offer: Offer, say: (words: Words) => string): string {
  const list = (parts: readonly Words[]) => parts.map(say).join(', ');
  if (hint.payments?.length) return text('bots-hint-pay', { parts: list(hint.payments) });
  const action = say(offer.label);
  if (hint.at) return text('bots-hint-at', { action, place: say(hint.at) });
  if (!hint.near?.length) return action;
  return text('bots-hint-near', { action, places: list(hint.near) });
}
