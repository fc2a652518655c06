import { Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { TITLE_LETTERS } from '#features/kanban/choices.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { addCard } from '../data/outgoing.ts';
import type { ShownBoard } from '../data/patch.ts';
import classes from './Board.module.css';
import { useDoings } from './doings.ts';

function Line({ board }: { board: ShownBoard }) {
  const { t } = useTranslation('kanban');
  const { addTo } = useDoings();
  const [title, setTitle] = useState('');
  const unsent = useRef({ words: '', name: '' });
  const write = (words: string) => {
    unsent.current = { words, name: board.title };
    setTitle(words);
  };
  // Somebody may delete the board under the hands of whoever writes.
  useEffect(
    () => () => {
      const { words, name } = unsent.current;
      if (words.trim()) toast.failed(i18n.t('kanban:add.lost', { name }), { detail: words });
    },
    [],
  );
  function add() {
    const words = title.trim();
    if (!words) return;
    addCard({ boardId: board.id, title: words });
    write('');
  }
  return (
    <Textarea
      aria-label={t('add.label', { name: board.title })}
      placeholder={t('add.placeholder')}
      value={title}
      autosize
      autoFocus
      maxLength={TITLE_LETTERS}
      dir="auto"
      onChange={(event) => write(event.currentTarget.value.replace(/\n/g, ' '))}
      onBlur={() => {
        add();
        addTo(undefined);
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          write('');
          addTo(undefined);
        }
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
    />
  );
}

/** At the foot of a column: Enter adds a card, and the next one can be written at once. */
export function QuickAdd({ board, isOpen }: { board: ShownBoard; isOpen: boolean }) {
  const { t } = useTranslation('kanban');
  const { addTo } = useDoings();
  return (
    <div className={classes.quick}>
      {isOpen ? (
        <Line board={board} />
      ) : (
        <button
          type="button"
          className={classes.add}
          aria-label={t('add.label', { name: board.title })}
          onClick={() => addTo(board.id)}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t('add.task')}
        </button>
      )}
    </div>
  );
}
