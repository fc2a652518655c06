import { describe, expect, it } from 'vitest';
import { moved, sourceOf, wholeOf, within } from './crop.ts';

describe('cutting a picture to a square', () => {
  const wide = { width: 400, height: 200 };

  it('begins with the largest square in the middle', () => {
    expect(sourceOf(wide, wholeOf(wide))).toEqual({ x: 100, y: 0, side: 200 });
  });

  it('never leaves the picture', () => {
    expect(sourceOf(wide, within(wide, { zoom: 1, x: -50, y: 900 }))).toEqual({ x: 0, y: 0, side: 200 });
    expect(sourceOf(wide, within(wide, { zoom: 2, x: 900, y: 900 }))).toEqual({ x: 300, y: 100, side: 100 });
    expect(within(wide, { zoom: 99, x: 0, y: 0 }).zoom).toBe(4);
    expect(within(wide, { zoom: 0, x: 0, y: 0 }).zoom).toBe(1);
  });

  it('follows the hand, by as much of the picture as is seen', () => {
    const near = within(wide, { zoom: 2, x: 200, y: 100 });
    expect(moved(wide, near, 0.5, 0)).toMatchObject({ x: 150, y: 100 });
    expect(moved(wide, wholeOf(wide), 0.25, 1)).toMatchObject({ x: 150, y: 100 });
  });
});
