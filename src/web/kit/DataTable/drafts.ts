import { useSyncExternalStore } from 'react';

/** Somebody else wrote in this cell meanwhile. */
export class NewerValue extends Error {
  readonly theirs: string;
  constructor(theirs: string) {
    super('newer');
    this.name = 'NewerValue';
    this.theirs = theirs;
  }
}

export interface Draft {
  /** What was typed. It stays until it is saved or given up, even when its row scrolls away. */
  text: string;
  /** What the cell read when somebody began to write. */
  base: string;
  state: 'open' | 'saving' | 'wrong' | 'newer';
  /** What the cell reads when its save is over: the one on its way, or the one before this was written. */
  after?: Promise<string> | undefined;
  /** Opened again while it is saved: what the cell read before that, and reads again if it fails. */
  was?: string | undefined;
  /** As long as a save is on its way: what is stored for certain. */
  known?: string | undefined;
  message?: string;
  theirs?: string;
}

export const cellKey = (row: string, column: string) => `${row}\n${column}`;
const never = () => () => {};

/** What is being written in a grid, kept beside React: a key typed draws one cell again. */
export function makeDrafts() {
  const drafts = new Map<string, Draft>();
  const rows = new Map<string, ReadonlyMap<string, Draft>>();
  let open: string | null = null;
  const listeners = new Set<() => void>();
  const tell = (key: string) => {
    const [row = ''] = key.split('\n');
    const mine = [...drafts].filter(([one]) => one.startsWith(`${row}\n`));
    if (mine.length === 0) rows.delete(row);
    else rows.set(row, new Map(mine.map(([one, draft]) => [one.slice(row.length + 1), draft])));
    for (const one of listeners) one();
  };
  return {
    get: (key: string) => drafts.get(key),
    all: () => [...drafts],
    isEmpty: () => drafts.size === 0,
    openKey: () => open,
    ofRow: (row: string) => rows.get(row),
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
    /** Opens a cell, with what was typed there before if that could not be saved. */
    open(key: string, value: string) {
      open = key;
      const before = drafts.get(key);
      if (!before) drafts.set(key, { text: value, base: value, state: 'open' });
      // Being saved: somebody writes on from there.
      else if (before.state === 'saving')
        drafts.set(key, { ...before, was: before.base, base: before.text, state: 'open' });
      tell(key);
    },
    write(key: string, text: string) {
      const draft = drafts.get(key);
      if (!draft) return;
      const { base, after, was, known } = draft;
      drafts.set(key, { text, base, after, was, known, state: 'open' });
      tell(key);
    },
    /** Left alone for now: what was typed stays, and is marked. */
    shut(key: string) {
      if (open !== key) return;
      open = null;
      tell(key);
    },
    /** What became of it; while it is saved the cell is shut. */
    put(key: string, draft: Draft) {
      drafts.set(key, draft);
      if (open === key && draft.state === 'saving') open = null;
      tell(key);
    },
    /** What was typed since it was opened goes; what is on its way goes on. */
    giveUp(key: string) {
      const draft = drafts.get(key);
      if (draft?.state !== 'open' || !draft.after) return this.drop(key);
      const { base, after, was = base, known } = draft;
      this.put(key, { text: base, base: was, after, known, state: 'saving' });
    },
    drop(key: string) {
      if (open === key) open = null;
      if (drafts.delete(key)) tell(key);
    },
  };
}

export type Drafts = ReturnType<typeof makeDrafts>;

/** Whether it would be lost with its grid. What is being saved is not, unless the tab closes. */
export function isUnsaved({ state, text, base, after }: Draft, isClosing: boolean): boolean {
  if (state === 'saving') return isClosing;
  return state !== 'open' || text.trim() !== base || (isClosing && after !== undefined);
}

const NONE: ReadonlyMap<string, Draft> = new Map();

/** What is being written in one row, by column: the same map until something in this row changes. */
export const useRowDrafts = (drafts: Drafts | undefined, row: string): ReadonlyMap<string, Draft> =>
  useSyncExternalStore(drafts?.subscribe ?? never, () => drafts?.ofRow(row) ?? NONE);
