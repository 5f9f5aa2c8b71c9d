import { expect, it } from 'vitest';
import { plain } from '@/lab/format';

it('keeps what small figures say', () => {
  expect(plain(280.31)).toBe('280.3');
  expect(plain(7.724)).toBe('7.72');
  expect(plain(0.0425)).toBe('0.043');
  expect(plain(-0.0042, true)).toBe('-0.004');
});
