import { fold } from '#contract/fold.ts';
import type { CategoryRow } from '#features/questions/contract.ts';

/** A category in its place. */
export interface Branch {
  id: number;
  parentId: number | null;
  name: string;
  /** Names from the root down, its own last. */
  path: string[];
  /** 1 at the root. */
  level: number;
  /** Questions in it, and in it with everything below. */
  own: number;
  total: number;
  children: Branch[];
}

/** Rows as the server lists them, laid out as a tree; side by side by name. A row whose parent is missing is a root. */
export function growTree(rows: readonly CategoryRow[], language = 'en'): Branch[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const known = new Set(rows.map((row) => row.id));
  const below = new Map<number | null, CategoryRow[]>();
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : null;
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  const grow = (parent: number | null, path: string[]): Branch[] =>
    (below.get(parent) ?? [])
      .toSorted((a, b) => compare(a.name, b.name))
      .map((row) => {
        const here = [...path, row.name];
        const children = grow(row.id, here);
        const total = children.reduce((sum, child) => sum + child.total, row.count);
        const { id, name } = row;
        return { id, parentId: parent, name, path: here, level: here.length, own: row.count, total, children };
      });
  return grow(null, []);
}

/** In the address: what is in no category. */
export const NO_CATEGORY = 0;

/** A stand-in among the categories for what is in none: the questions that are left over. */
export function noCategory(tree: Branch[], name: string, all = 0): Branch {
  const left = Math.max(0, all - tree.reduce((sum, branch) => sum + branch.total, 0));
  return { id: NO_CATEGORY, parentId: null, name, path: [name], level: 1, own: left, total: left, children: [] };
}

/** Every branch from the top down, as it would be read. `isOpen` leaves out what is folded away. */
export const flatten = (tree: Branch[], isOpen: (branch: Branch) => boolean = () => true): Branch[] =>
  tree.flatMap((branch) => [branch, ...(isOpen(branch) ? flatten(branch.children, isOpen) : [])]);

export const findBranch = (tree: Branch[], id: number | null | undefined) =>
  flatten(tree).find((branch) => branch.id === id);

/** A category and everything below it: what it must not be moved into. */
export const withBelow = (branch: Branch) => new Set([branch, ...flatten(branch.children)].map((one) => one.id));

/** The branches on the way to one, nearest last, without itself. */
export function above(tree: Branch[], id: number): Branch[] {
  const branch = findBranch(tree, id);
  if (!branch || branch.parentId === null) return [];
  const parent = findBranch(tree, branch.parentId);
  return parent ? [...above(tree, parent.id), parent] : [];
}

/** Branches whose name has the words in it, wherever they stand. */
export const searchTree = (tree: Branch[], words: string) =>
  flatten(tree).filter((branch) => fold(branch.name).includes(fold(words.trim())));

type Asked = Pick<CategoryRow, 'name' | 'parentId'> & { before: readonly CategoryRow[] };

/** The category that was asked for, if it is there now and was not before. Two spellings are one name. */
export const newAmong = (rows: readonly CategoryRow[], { name, parentId, before }: Asked) =>
  rows.find(
    (row) =>
      row.parentId === parentId &&
      row.name.toLowerCase() === name.toLowerCase() &&
      before.every((one) => one.id !== row.id),
  );
