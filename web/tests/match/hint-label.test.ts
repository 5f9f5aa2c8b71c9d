import { expect, test, vi } from 'vitest';
import type { Offer } from '@/generated/messages';
import { hintLabel } from '@/lib/match/hint-label';

vi.mock('@/lib/ui/words.svelte', () => ({
  text: (key: string, args: Record<string, string>) => [key, ...Object.values(args)].join(' | '),
}));

const offer: Offer = { code: 1, action: {}, picks: ['cell:1'], label: { key: 'Place a tribe' } };
const say = ({ key }: { key: string }) => key;

test('a suggestion names what lies next to its place, or the whole payment', () => {
  expect(hintLabel({}, offer, say)).toBe('Place a tribe');
  expect(hintLabel({ near: [{ key: 'Desert' }, { key: 'Temple' }] }, offer, say)).toBe(
    'bots-hint-near | Place a tribe | Desert, Temple',
  );
  expect(hintLabel({ at: { key: 'The Otherworld' } }, offer, say)).toBe(
    'bots-hint-at | Place a tribe | The Otherworld',
  );
  expect(hintLabel({ payments: [{ key: '7 fire' }, { key: '5 water' }] }, offer, say)).toBe(
    'bots-hint-pay | 7 fire, 5 water',
  );
});
