import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Board } from '#features/kanban/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { saveBoard, theirBoard } from '../data/deeds.ts';
import type { ShownBoard } from '../data/patch.ts';
import classes from './Board.module.css';

interface Draft {
  title: string;
  /** The board as it was when this was begun, or as somebody else renamed it and was shown. */
  base: Pick<Board, 'title' | 'version'>;
  isTold: boolean;
  problem?: string;
  isBusy: boolean;
  /** Nobody writes here any more. */
  isLeft: boolean;
}

/** A board's name, changed where it stands. It stays open until the name is saved. */
export function ColumnRename({ board, onClose }: { board: ShownBoard; onClose: () => void }) {
  const { t } = useTranslation('kanban');
  const draft = useRef<Draft>({ title: board.title, base: board, isTold: false, isBusy: false, isLeft: false });
  const [shown, show] = useState(draft.current);

  function put(change: Partial<Draft>) {
    Object.assign(draft.current, change);
    show({ ...draft.current });
  }

  function close() {
    draft.current.isLeft = true;
    onClose();
  }

  async function send(title: string): Promise<void> {
    const { base } = draft.current;
    try {
      await saveBoard(board.id, base.version, { title });
    } catch (error) {
      const theirs = await theirBoard(board.id, error);
      if (!theirs) throw error;
      draft.current.base = theirs;
      // Only its look was changed: that is no matter for its name.
      if (theirs.title === base.title) return send(title);
      draft.current.isTold = true;
      throw new Error(t('column.renamed', { name: theirs.title }));
    }
  }

  async function save() {
    const { base, isBusy, isLeft } = draft.current;
    const title = draft.current.title.trim();
    if (isBusy || isLeft) return;
    if (!title || title === base.title) return close();
    put({ isBusy: true });
    try {
      await send(title);
      close();
    } catch (error) {
      if (draft.current.isLeft) toast.failed(error, { detail: title });
      put({ isBusy: false, problem: error instanceof Error ? say(error.message) : String(error) });
    }
  }

  // Somebody may delete the board under the hands of whoever writes, or another page is opened.
  useEffect(() => {
    const now = draft.current;
    now.isLeft = false;
    return () => {
      const title = now.title.trim();
      const isUnsaved = !now.isLeft && !now.isBusy && title !== '' && title !== now.base.title;
      now.isLeft = true;
      if (!isUnsaved) return;
      const failed = (error: unknown) => toast.failed(error, { detail: title });
      if (now.isTold) failed(now.problem);
      else saveBoard(board.id, now.base.version, { title }).catch(failed);
    };
  }, [board.id]);

  return (
    <TextInput
      className={classes.rename}
      size="xs"
      aria-label={t('column.rename', { name: board.title })}
      value={shown.title}
      maxLength={80}
      autoFocus
      dir="auto"
      error={shown.problem}
      readOnly={shown.isBusy}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => put({ title: event.currentTarget.value })}
      // Over what somebody else wrote only Enter saves.
      onBlur={() => draft.current.isTold || void save()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') close();
        if (event.key === 'Enter') void save();
      }}
    />
  );
}
