import { createContext } from 'react';
import type { RowAction } from './types.ts';

/** What can be done with a row: asked when the row is drawn, when a key is pressed, and while its menu is open. */
export type ActionsOf = (row: unknown) => RowAction[];

/** For the one menu that is open: it follows when the page learns more about its row. */
export const RowActionsContext = createContext<ActionsOf>(() => []);
