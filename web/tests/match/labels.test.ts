import { expect, test } from 'vitest';
import { distinctLabels, type PlacedLabel } from '@/lib/match/labels';

const at = ({ label, place }: PlacedLabel) => `${label} (${place})`;

test('labels that read alike say where', () => {
  const labels = [
    { label: 'Place', place: 'a1' },
    { label: 'Place', place: 'b2' },
    { label: 'Pass', place: '' },
  ];
  expect(distinctLabels(labels, at)).toEqual(['Place (a1)', 'Place (b2)', 'Pass']);
});

test('a label like no other stays as it is, and so does one without a place', () => {
  expect(distinctLabels([{ label: 'Place', place: 'a1' }], at)).toEqual(['Place']);
  const both = [
    { label: 'Pass', place: '' },
    { label: 'Pass', place: 'a1' },
  ];
  expect(distinctLabels(both, at)).toEqual(['Pass', 'Pass (a1)']);
});
