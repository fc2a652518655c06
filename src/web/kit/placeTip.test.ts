import { describe, expect, it } from 'vitest';
import { placeTip } from './placeTip.ts';

const view = { width: 1000, height: 600 };
const tip = { width: 100, height: 26 };
const button = (left: number, top: number) => ({ left, top, width: 36, height: 36 });

describe('a tip stands', () => {
  it('above the middle of its element', () => {
    expect(placeTip(button(400, 300), tip, view, 'top', false)).toEqual({ left: 368, top: 269 });
  });

  it('below where there is no room above, and above where there is none below', () => {
    expect(placeTip(button(400, 10), tip, view, 'top', false).top).toBe(51);
    expect(placeTip(button(400, 560), tip, view, 'bottom', false).top).toBe(529);
  });

  it('inside the window, whatever the element', () => {
    expect(placeTip(button(0, 300), tip, view, 'top', false).left).toBe(8);
    expect(placeTip(button(964, 300), tip, view, 'top', false).left).toBe(892);
    expect(placeTip(button(-50, 300), { width: 2000, height: 26 }, view, 'top', false).left).toBe(8);
  });

  it('before or after it as the reading goes', () => {
    expect(placeTip(button(400, 300), tip, view, 'start', false)).toEqual({ left: 295, top: 305 });
    expect(placeTip(button(400, 300), tip, view, 'start', true).left).toBe(441);
    expect(placeTip(button(400, 300), tip, view, 'end', true).left).toBe(295);
    expect(placeTip(button(10, 300), tip, view, 'start', false).left).toBe(51);
  });

  it('where there is more room when there is enough on neither side', () => {
    const low = { width: 1000, height: 80 };
    expect(placeTip(button(400, 12), tip, low, 'top', false).top).toBe(46);
  });
});
