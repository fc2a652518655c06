import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { TITLE_LETTERS } from '#features/kanban/choices.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useDoings } from '../board/doings.ts';
import type { ShownCard } from '../data/columns.ts';
import { saveFields } from '../data/deeds.ts';
import { focusCard } from '../drag/focusCard.ts';
import classes from './CardTile.module.css';

/** A card's title, changed where it stands. */
export function TitleEdit({ card }: { card: ShownCard }) {
  const { t } = useTranslation('kanban');
  const { editTitle } = useDoings();
  const [title, setTitle] = useState(card.title);
  const [problem, setProblem] = useState<string>();

  function close() {
    editTitle(undefined);
    focusCard(card.id);
  }

  async function save() {
    const next = title.trim();
    if (!next || next === card.title) return close();
    try {
      await saveFields(card.id, card.version, { title: next });
      close();
    } catch (error) {
      setProblem(error instanceof Error ? say(error.message) : String(error));
    }
  }

  return (
    <div className={classes.edit}>
      <Textarea
        aria-label={t('card.title')}
        value={title}
        autosize
        autoFocus
        maxLength={TITLE_LETTERS}
        dir="auto"
        error={problem}
        onChange={(event) => setTitle(event.currentTarget.value.replace(/\n/g, ' '))}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </div>
  );
}
