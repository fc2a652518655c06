import { describe, expect, test } from 'vitest';
import { above, findBranch, flatten, growTree, newAmong, noCategory, searchTree, withBelow } from './tree.ts';

const rows = [
  { id: 1, parentId: null, name: 'Science', count: 2 },
  { id: 2, parentId: 1, name: 'Biology', count: 3 },
  { id: 3, parentId: 2, name: 'Cells', count: 4 },
  { id: 4, parentId: null, name: 'Français', count: 5 },
  { id: 5, parentId: 1, name: 'Unit 10', count: 0 },
  { id: 6, parentId: 1, name: 'Unit 9', count: 1 },
];
const tree = growTree(rows);
const names = (list: { name: string }[]) => list.map((one) => one.name);

describe('the tree of categories', () => {
  test('stands side by side by name, numbers by their size', () => {
    expect(names(flatten(tree))).toEqual(['Français', 'Science', 'Biology', 'Cells', 'Unit 9', 'Unit 10']);
  });

  test('counts what is below', () => {
    expect(findBranch(tree, 1)).toMatchObject({ own: 2, total: 10, level: 1 });
    expect(findBranch(tree, 3)).toMatchObject({ total: 4, level: 3, path: ['Science', 'Biology', 'Cells'] });
  });

  test('leaves out what is folded away', () => {
    expect(names(flatten(tree, (branch) => branch.id === 1))).toEqual([
      'Français',
      'Science',
      'Biology',
      'Unit 9',
      'Unit 10',
    ]);
  });

  test('knows the way up and everything below', () => {
    expect(names(above(tree, 3))).toEqual(['Science', 'Biology']);
    const biology = findBranch(tree, 2);
    expect(biology && [...withBelow(biology)]).toEqual([2, 3]);
  });

  test('is searched without minding accents and case', () => {
    expect(names(searchTree(tree, 'francais'))).toEqual(['Français']);
    expect(names(searchTree(tree, ' UNIT '))).toEqual(['Unit 9', 'Unit 10']);
  });

  test('a row whose parent is gone is still there', () => {
    expect(names(growTree([{ id: 9, parentId: 77, name: 'Lost', count: 1 }]))).toEqual(['Lost']);
  });

  test('what is in no category is what is left over', () => {
    expect(noCategory(tree, 'No category', 20)).toMatchObject({ id: 0, total: 5, children: [] });
    expect(noCategory(tree, 'No category').total).toBe(0);
  });

  test('one that was made although no answer came is told from one that was there before', () => {
    const made = { id: 7, parentId: 1, name: 'chemistry', count: 0 };
    const asked = { name: 'Chemistry', parentId: 1, before: rows };
    expect(newAmong([...rows, made], asked)).toBe(made);
    expect(newAmong([...rows, { ...made, parentId: 4 }], asked)).toBeUndefined();
    expect(newAmong(rows, { ...asked, name: 'Biology' })).toBeUndefined();
  });
});
