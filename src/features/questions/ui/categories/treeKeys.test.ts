import { describe, expect, test } from 'vitest';
import { flatten, growTree } from './tree.ts';
import { treeMove } from './treeKeys.ts';

const tree = growTree([
  { id: 1, parentId: null, name: 'Art', count: 0 },
  { id: 2, parentId: null, name: 'Science', count: 0 },
  { id: 3, parentId: 2, name: 'Biology', count: 0 },
  { id: 4, parentId: 2, name: 'Statics', count: 0 },
]);
const press = (key: string, at: number | null, { open = [2], isRtl = false, mayEdit = true } = {}) =>
  treeMove(key, {
    shown: flatten(tree, (branch) => open.includes(branch.id)),
    at,
    isOpen: (id) => open.includes(id),
    isRtl,
    mayEdit,
  });

describe('keys in the tree', () => {
  test('up and down walk over what is in sight, the row for everything first', () => {
    expect(press('ArrowDown', null)).toEqual({ focus: 1 });
    expect(press('ArrowDown', 2)).toEqual({ focus: 3 });
    expect(press('ArrowUp', 1)).toEqual({ focus: null });
    expect(press('ArrowUp', null)).toBeNull();
    expect(press('End', 1, { open: [] })).toEqual({ focus: 2 });
  });

  test('inwards opens and then goes in, outwards closes and then goes out', () => {
    expect(press('ArrowRight', 2, { open: [] })).toEqual({ open: 2 });
    expect(press('ArrowRight', 2)).toEqual({ focus: 3 });
    expect(press('ArrowRight', 3)).toBeNull();
    expect(press('ArrowLeft', 3)).toEqual({ focus: 2 });
    expect(press('ArrowLeft', 2)).toEqual({ close: 2 });
    expect(press('ArrowLeft', 1)).toEqual({ focus: null });
  });

  test('where writing goes from right to left, so do the arrows', () => {
    expect(press('ArrowLeft', 2, { open: [], isRtl: true })).toEqual({ open: 2 });
    expect(press('ArrowRight', 3, { isRtl: true })).toEqual({ focus: 2 });
  });

  test('a letter goes to the next name that begins with it', () => {
    expect(press('s', null)).toEqual({ focus: 2 });
    expect(press('S', 2)).toEqual({ focus: 4 });
    expect(press('s', 4)).toEqual({ focus: 2 });
    expect(press('x', 4)).toBeNull();
  });

  test('only whoever may change categories renames and deletes', () => {
    expect(press('F2', 3)).toEqual({ rename: 3 });
    expect(press('Delete', 3)).toEqual({ remove: 3 });
    expect(press('F2', 3, { mayEdit: false })).toBeNull();
    expect(press('Delete', null)).toBeNull();
  });
});
