import { createContext, useContext } from 'react';
import type { Draft } from './draft.ts';
import type { Change } from './useDraft.ts';

interface Editing {
  draft: Draft;
  change: (next: Change) => void;
  /** What is wrong with a field, by its dotted path; in the person's language. */
  problem: (path: string) => string | undefined;
  /** The same for a field of a row: `content.answers.<place>.<field>`, whatever place the row has. */
  rowProblem: (key: string, field?: string) => string | undefined;
  /** Several questions in a row: the text takes the focus again for each. */
  round: number;
  /** The key of what is being written: it stays when a newer version of the question comes in. */
  writing: string;
}

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error('only inside the question editor');
  return editing;
}
