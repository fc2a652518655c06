import type { Branch } from './tree.ts';

/** What a key does in a tree, as people know it from file managers. */
export type TreeMove =
  | { focus: number | null }
  | { open: number }
  | { close: number }
  | { select: number | null }
  | { rename: number }
  | { remove: number };

interface Place {
  /** The rows in sight; `null` is the row above all, which stands for everything. */
  shown: Branch[];
  at: number | null;
  isOpen: (id: number) => boolean;
  isRtl: boolean;
  mayEdit: boolean;
}

const isLetter = (key: string) => [...key].length === 1 && key.trim() !== '';

export function treeMove(key: string, { shown, at, isOpen, isRtl, mayEdit }: Place): TreeMove | null {
  const ids = [null, ...shown.map((branch) => branch.id)];
  const place = ids.indexOf(at);
  const here = shown.find((branch) => branch.id === at);
  const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const go = (to: number | null | undefined) => (to === undefined ? null : { focus: to });
  switch (key) {
    case 'ArrowDown':
      return go(ids[place + 1]);
    case 'ArrowUp':
      return go(ids[place - 1]);
    case 'Home':
      return go(ids[0]);
    case 'End':
      return go(ids.at(-1));
    case 'Enter':
    case ' ':
      return { select: at };
    case inwards:
      if (!here?.children.length) return null;
      return isOpen(here.id) ? go(here.children[0]?.id) : { open: here.id };
    case outwards:
      if (!here) return null;
      if (here.children.length > 0 && isOpen(here.id)) return { close: here.id };
      return go(here.parentId);
    case 'F2':
      return here && mayEdit ? { rename: here.id } : null;
    case 'Delete':
      return here && mayEdit ? { remove: here.id } : null;
    default: {
      if (!isLetter(key)) return null;
      // The next one that begins like this, round the end.
      const after = [...shown.slice(Math.max(place, 0)), ...shown.slice(0, Math.max(place, 0))];
      return go(after.find((branch) => branch.name.toLowerCase().startsWith(key.toLowerCase()))?.id);
    }
  }
}
