import type { ShownKey } from '#web/pageShortcuts.ts';
import type { RowAction } from './types.ts';

/** The keys that act on the row with the focus, as its menu names them. */
export const rowKeys = <Row>(row: Row | undefined, actionsOf: ((row: Row) => RowAction[]) | undefined): ShownKey[] =>
  (row && actionsOf ? actionsOf(row) : []).flatMap(({ shortcut, label }) =>
    shortcut ? [{ keys: [shortcut], label: { words: label } }] : [],
  );
