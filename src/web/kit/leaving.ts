import { createContext } from 'react';

/** Something typed that would be lost. */
export interface Guarded {
  isUnsaved: () => boolean;
  /** Whether it may be lost. */
  ask: () => Promise<boolean>;
}

/** What is guarded in a drawer: it asks before it closes, whether or not it has an address of its own. */
export const Leaving = createContext<Set<Guarded> | null>(null);
