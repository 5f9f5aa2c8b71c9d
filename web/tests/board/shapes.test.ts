import { describe, expect, it } from 'vitest';
import { breadthOf, reachOf, widthOf } from '@/lib/board/shapes';

describe('the size of a shape', () => {
  it('is that of its points, whatever draws them', () => {
    expect(widthOf('M-67 -162H67L162 -67V67L67 162H-67L-162 67V-67Z')).toBe(324);
    expect(breadthOf('M-22 -34H22V18H-22Z')).toBe(44);
    const circle = 'M-27 0A27 27 0 1 1 27 0A27 27 0 1 1 -27 0Z';
    expect([widthOf(circle), breadthOf(circle)]).toEqual([54, 54]);
  });

  it('has a reach that no point exceeds', () => {
    expect(reachOf('M-22 -34H22V18H-22Z')).toBe(34);
  });
});
