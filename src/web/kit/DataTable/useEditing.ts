import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { say } from '#web/i18n/messages.ts';
import { nextTask } from '#web/nextTask.ts';
import { ownerHere } from '#web/session.ts';
import { toast } from '../toast.ts';
import { cellKey, type Draft, makeDrafts, NewerValue } from './drafts.ts';
import type { CellEdit, Column, Grid } from './types.ts';
import { useKeptCells } from './useKeptCells.ts';
import { useStable } from './useStable.ts';

interface Cell<Row> {
  row: Row;
  id: string;
  index: number;
  column: Column<Row> & { edit: CellEdit<Row> };
}

interface Options<Row> {
  save: Grid<Row>['save'];
  /** The focus goes back to a cell. */
  onShut: (index: number, column: string) => void;
  /** To the next cell that can be written in, or the one before. */
  onStep: (index: number, column: string, step: 1 | -1) => void;
}

const wordsOf = (error: unknown, column: string) =>
  error instanceof ApiError ? (error.fields[column]?.[0] ?? error.message) : String(error);

/** The cell does not show it any more: what could not be saved is said with its words. */
function tellFailure<Row>(error: unknown, { column: { id, edit } }: Cell<Row>, text: string) {
  // The login is over: what was typed is kept, see useKeptCells.ts.
  if (error instanceof ApiError && error.status === 401) return;
  const shown = (written: string) => edit.show?.(written) ?? written;
  const sentence =
    error instanceof NewerValue ? `${i18n.t('kit:table.newerValue')} ${shown(error.theirs)}` : say(wordsOf(error, id));
  toast.failed(sentence, { detail: shown(text) });
}

/** Cells that are written in and saved one by one. What could not be saved stays as it was typed. */
export function useEditing<Row>({ save, onShut, onStep }: Options<Row>) {
  const [drafts] = useState(makeDrafts);
  useKeptCells(drafts);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const send = useStable((cell: Cell<Row>, text: string, given: Pick<Draft, 'base' | 'after' | 'known'>) => {
    const { base, after, known = base } = given;
    const { row, id, column } = cell;
    const key = cellKey(id, column.id);
    const owner = ownerHere();
    const run = async () => {
      // Somebody may have opened it again by then, and write on.
      const nowOf = () => {
        const now = drafts.get(key);
        return now?.after === mine.after ? now : undefined;
      };
      const goOn = (now: Draft | undefined, reads: string) =>
        now && drafts.put(key, { ...now, base: reads, after: undefined, was: undefined, known: undefined });
      const from = after ? await after : base;
      // The login ended meanwhile: it is kept, see useKeptCells.ts, and is not sent in the name of somebody else.
      if (ownerHere() !== owner) return from;
      const begun = after && nowOf();
      if (begun) drafts.put(key, { ...begun, known: from });
      try {
        const stored = (await save?.(row, column.id, text, from)) ?? text;
        const now = nowOf();
        if (now?.state === 'saving') drafts.drop(key);
        // The server may write the same in another way.
        else goOn(now?.text === text ? { ...now, text: stored } : now, stored);
        return stored;
      } catch (error) {
        // Refused at once, it would be opened again before it was shut, and lose the focus to its cell.
        await nextTask();
        const now = nowOf();
        if (isGone.current || now?.text.trim() !== text) {
          tellFailure(error, cell, text);
          goOn(now, from);
          return from;
        }
        drafts.put(
          key,
          error instanceof NewerValue
            ? { text: now.text, base: from, state: 'newer', theirs: error.theirs }
            : { text: now.text, base: from, state: 'wrong', message: wordsOf(error, column.id) },
        );
        // Whoever went on to write elsewhere is not torn away; the cell is marked.
        if (drafts.openKey() === null) drafts.open(key, text);
        return from;
      }
    };
    const mine: Draft = { text, base, known, state: 'saving', after: run() };
    drafts.put(key, mine);
  });

  const leave = useStable((cell: Cell<Row>, then: 'stay' | 'next' | 'previous' | 'away') => {
    const { id, index, column } = cell;
    const key = cellKey(id, column.id);
    const draft = drafts.get(key);
    if (!draft || drafts.openKey() !== key) return;
    const isTouched = draft.state === 'open';
    if (isTouched && draft.text.trim() === draft.base) drafts.giveUp(key);
    else if (isTouched) send(cell, draft.text.trim(), draft);
    else if (then === 'stay' && draft.state === 'wrong') send(cell, draft.text.trim(), draft);
    else drafts.shut(key);
    if (then === 'stay') onShut(index, column.id);
    if (then === 'next' || then === 'previous') onStep(index, column.id, then === 'next' ? 1 : -1);
  });

  const cancel = useStable(({ id, index, column }: Cell<Row>) => {
    drafts.giveUp(cellKey(id, column.id));
    onShut(index, column.id);
  });

  const keepMine = useStable((cell: Cell<Row>) => {
    const draft = drafts.get(cellKey(cell.id, cell.column.id));
    if (draft) send(cell, draft.text.trim(), { base: draft.theirs ?? draft.base });
    onShut(cell.index, cell.column.id);
  });

  const isPossible = save !== undefined;
  return useMemo(
    () => (isPossible ? { drafts, leave, cancel, keepMine } : undefined),
    [isPossible, drafts, leave, cancel, keepMine],
  );
}

export type Editing<Row> = NonNullable<ReturnType<typeof useEditing<Row>>>;
