import { createContext, type ReactNode } from 'react';
import type { Density } from './types.ts';

export interface RowLook {
  density: Density | 'phone';
  /** The second line of a phone's row, in the place of the page's own. */
  facts?: ReactNode;
  /** Makes the name the link that the whole row follows. */
  link?: ((name: ReactNode) => ReactNode) | undefined;
}

/** How the row around a cell is drawn, so that a title cell can suit it. */
export const RowLookContext = createContext<RowLook>({ density: 'normal' });
