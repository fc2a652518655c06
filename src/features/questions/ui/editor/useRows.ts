import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWritten } from '#contract/questionKinds.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { FocusText } from '#web/kit/RichText.tsx';
import { toast } from '#web/kit/toast.ts';
import { moved, useDragOrder } from '#web/kit/useDragOrder.ts';
import { useEditing } from './context.ts';
import { type Draft, freshRow } from './draft.ts';
import { shareOut } from './fractions.ts';
import type { Row } from './rows.ts';

export const MOST_ROWS = 50;

const withRows = (draft: Draft, rows: Row[]): Draft => ({
  ...draft,
  rows: draft.kind === 'multiple' ? shareOut(rows, draft.sharing) : rows,
});

/** What can be done with rows. It stays the same for as long as the list is shown, so typing draws one row and no more. */
export interface RowTools {
  set: (key: string, part: Partial<Row>) => void;
  setRows: (next: (rows: Row[]) => Row[]) => void;
  /** A new one at the end, or below another one. */
  add: (after?: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  /** Moves a row by the keyboard; the cursor goes with it. */
  shift: (key: string, by: -1 | 1) => void;
  /** A row's main line says how to put the cursor into it. */
  ready: (key: string, focus: FocusText | null) => void;
}

/** The rows of a question: adding, removing, moving, and where the cursor goes with it. */
export function useRows() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  const [added, setAdded] = useState<string | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const removals = useRef(new Set<string>());
  // Another question or kind follows: what was removed here has no place in it.
  useEffect(() => {
    const told = removals.current;
    return () => told.forEach(toast.close);
  }, []);

  const tools = useMemo<RowTools>(() => {
    const lines = new Map<string, FocusText>();
    const rows = () => latest.current.rows;
    const setRows: RowTools['setRows'] = (next) => change((now) => withRows(now, next(now.rows)));
    /** At once, not after a frame: the next key belongs to the row the cursor goes to. */
    const focus = (key: string | undefined) => {
      if (key) lines.get(key)?.();
    };
    const move: RowTools['move'] = (from, to) => {
      if (to >= 0 && to < rows().length) setRows((all) => moved(all, from, to));
    };
    return {
      setRows,
      move,
      set: (key, part) => setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
      add(after) {
        if (rows().length >= MOST_ROWS) return;
        const at = after === undefined ? rows().length : rows().findIndex((row) => row.key === after) + 1;
        const following = rows()[at];
        // An empty row is waiting already: Enter goes there instead of making another.
        if (after !== undefined && following && !isWritten(following.text)) return focus(following.key);
        const row = freshRow(latest.current.kind);
        flushSync(() => {
          setAdded(row.key);
          setRows((all) => all.toSpliced(at, 0, row));
        });
        focus(row.key);
      },
      remove(key) {
        const at = rows().findIndex((row) => row.key === key);
        const row = rows()[at];
        const neighbour = rows()[at - 1] ?? rows()[at + 1];
        if (!row || !neighbour) return;
        flushSync(() => setRows((all) => all.filter((one) => one.key !== key)));
        focus(neighbour.key);
        if (!isWritten(row.text) && !isWritten(row.feedback) && !row.match) return;
        const undo = () => setRows((all) => all.toSpliced(at, 0, row));
        removals.current.add(toast.done(t('rows.removed'), { undo }));
      },
      shift(key, by) {
        const at = rows().findIndex((row) => row.key === key);
        flushSync(() => move(at, at + by));
        focus(key);
      },
      ready(key, start) {
        if (start) lines.set(key, start);
        else lines.delete(key);
      },
    };
  }, [change, t]);

  const drag = useDragOrder(tools.move);
  return { rows: draft.rows, tools, drag, added };
}

/** What every row is told. */
export interface RowProps {
  row: Row;
  index: number;
  tools: RowTools;
  handle: ReturnType<typeof useDragOrder>['handle'];
  isDragged: boolean;
  /** There is no other: it stays. */
  isOnly: boolean;
  /** It was just added: the cursor belongs into it. */
  isAdded: boolean;
  problem: string | undefined;
}

/** The same for each row of a list. */
export function useRowProps() {
  const { rows, tools, drag, added } = useRows();
  const { rowProblem } = useEditing();
  const propsOf = (row: Row, index: number): RowProps => ({
    row,
    index,
    tools,
    handle: drag.handle,
    isDragged: drag.dragged === index,
    isOnly: rows.length <= 1,
    isAdded: added === row.key,
    problem: rowProblem(row.key),
  });
  return { rows, tools, propsOf };
}

/** What a row's main line takes: its keys, its focus, and the cursor when it was just added. */
export function useLine({ row, tools, isAdded }: Pick<RowProps, 'row' | 'tools' | 'isAdded'>) {
  const { key } = row;
  return useMemo(
    () => ({
      autoFocus: isAdded,
      onReady: (focus: FocusText | null) => tools.ready(key, focus),
      keys: {
        enter: () => tools.add(key),
        erase: () => tools.remove(key),
        move: (by: -1 | 1) => tools.shift(key, by),
      },
    }),
    [key, tools, isAdded],
  );
}
