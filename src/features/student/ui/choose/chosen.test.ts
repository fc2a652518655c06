import { describe, expect, it } from 'vitest';
import type { StudentCategory } from '#features/student/contract.ts';
import { available, inLines, stateOf, toggle, waysTo } from './chosen.ts';

const category = (id: number, parentId: number | null, questions = 1): StudentCategory => ({
  id,
  parentId,
  name: `c${id}`,
  questions,
  byDifficulty: { easy: questions - 1, medium: 1, hard: 0 },
});
// 1 has 2 and 3, 3 has 4 and 5; 6 stands alone.
const all = [
  category(1, null, 9),
  category(2, 1, 2),
  category(3, 1, 5),
  category(4, 3, 3),
  category(5, 3, 2),
  category(6, null, 4),
];

describe('choosing categories', () => {
  it('takes everything below along and shows it above', () => {
    const chosen = toggle(3, [], all);
    expect(all.map((one) => stateOf(one.id, chosen, all))).toEqual(['some', 'off', 'on', 'on', 'on', 'off']);
  });
  it('keeps one name for a whole branch', () => {
    expect(toggle(1, [4, 2, 6], all)).toEqual([6, 1]);
  });
  it('takes one out of the middle and leaves the rest', () => {
    const chosen = toggle(4, [1, 6], all);
    expect(chosen.toSorted()).toEqual([2, 5, 6]);
    expect(toggle(6, chosen, all).toSorted()).toEqual([2, 5]);
  });
  it('counts what there is, everything when nothing is chosen', () => {
    expect(available([], all, undefined)).toBe(13);
    expect(available([3, 6], all, undefined)).toBe(9);
    expect(available([3, 6], all, 'easy')).toBe(7);
    expect(available([3, 6], all, 'hard')).toBe(0);
  });
  it('shows the tree line by line, closed branches without what is below', () => {
    const lines = (open: number[]) => inLines(all, (id) => open.includes(id)).map(({ category: { id } }) => id);
    expect(lines([])).toEqual([1, 6]);
    expect(lines([1])).toEqual([1, 2, 3, 6]);
    expect(lines(waysTo([4], all))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(inLines(all, () => true).map(({ depth, branch }) => [depth, branch])).toEqual([
      [0, true],
      [1, false],
      [1, true],
      [2, false],
      [2, false],
      [0, false],
    ]);
  });
});
