import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { addBoard } from '../data/deeds.ts';
import classes from './Board.module.css';

/** One more board, at the end of the line; the first one where there is none. */
export function AddBoard({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation('kanban');
  const [title, setTitle] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** The words that could not be sent: only Enter sends them again. */
  const failed = useRef<string>(undefined);
  async function add() {
    const words = title?.trim();
    if (!words) return setTitle(undefined);
    if (isBusy) return;
    setBusy(true);
    const isDone = await addBoard({ title: words });
    failed.current = isDone ? undefined : words;
    if (isDone) setTitle(undefined);
    setBusy(false);
  }
  if (title === undefined && isFirst) {
    return (
      <Button leftSection={<IconPlus size={16} stroke={2} aria-hidden />} onClick={() => setTitle('')}>
        {t('column.new')}
      </Button>
    );
  }
  if (title === undefined) {
    return (
      <Tooltip label={t('column.new')}>
        <ActionIcon className={classes.addBoard} size={36} aria-label={t('column.new')} onClick={() => setTitle('')}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <form
      className={classes.newBoard}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextInput
        aria-label={t('column.newTitle')}
        placeholder={t('column.newTitle')}
        value={title}
        maxLength={80}
        autoFocus
        readOnly={isBusy}
        dir="auto"
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={() => title.trim() === failed.current || void add()}
        onKeyDown={(event) => event.key === 'Escape' && setTitle(undefined)}
      />
    </form>
  );
}
