import { describe, expect, it, vi } from 'vitest';
import { makeTicks } from './ticks.ts';

describe('what is ticked in a list', () => {
  const page = ['1', '2', '3'];
  const idsOf = (ticks: ReturnType<typeof makeTicks>) => [...ticks.get().ids];

  it('is one row after the other, and less again', () => {
    const ticks = makeTicks();
    ticks.toggle('2', page);
    ticks.toggle('3', page);
    ticks.toggle('2', page);
    expect(idsOf(ticks)).toEqual(['3']);
    expect(ticks.has('3')).toBe(true);
    expect(ticks.has('2')).toBe(false);
  });

  it('is a range, from the row ticked before to this one, either way', () => {
    const ticks = makeTicks();
    const five = ['1', '2', '3', '4', '5'];
    ticks.toggle('4', five, true);
    expect(idsOf(ticks)).toEqual(['4']);
    ticks.toggle('2', five, true);
    expect(idsOf(ticks).sort()).toEqual(['2', '3', '4']);
    ticks.toggle('3', five, true);
    expect(idsOf(ticks)).toEqual(['4']);
    ticks.toggle('1', ['1'], true);
    expect(idsOf(ticks).sort()).toEqual(['1', '4']);
  });

  it('is a whole page beside what was ticked on others, and that page again', () => {
    const ticks = makeTicks();
    ticks.toggle('9', ['9']);
    ticks.toggle('1', page);
    ticks.togglePage(page);
    expect(idsOf(ticks)).toEqual(['9', '1', '2', '3']);
    ticks.togglePage(page);
    expect(idsOf(ticks)).toEqual(['9']);
  });

  it('is everything that matches, until one row leaves it: then the rest of the page stays', () => {
    const ticks = makeTicks();
    ticks.takeAll();
    expect(ticks.has('12345')).toBe(true);
    ticks.toggle('2', page);
    expect(ticks.get()).toEqual({ all: false, ids: new Set(['1', '3']) });
    ticks.takeAll();
    ticks.togglePage(page);
    expect(ticks.get()).toEqual({ all: false, ids: new Set() });
  });

  it('tells whoever listens, and only of changes', () => {
    const ticks = makeTicks();
    const heard = vi.fn();
    const stop = ticks.subscribe(heard);
    ticks.clear();
    expect(heard).not.toHaveBeenCalled();
    ticks.takeAll();
    stop();
    ticks.clear();
    expect(heard).toHaveBeenCalledOnce();
  });
});
