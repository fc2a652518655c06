import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { TITLE_LETTERS } from '#features/kanban/choices.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { queryClient } from '#web/queryClient.ts';
import { useDoings } from '../board/doings.ts';
import type { ShownCard } from '../data/columns.ts';
import { saveFields } from '../data/deeds.ts';
import { cardQuery } from '../data/queries.ts';
import { focusCard } from '../drag/focusCard.ts';
import classes from './CardTile.module.css';

/** A card's title, changed where it stands. */
export function TitleEdit({ card }: { card: ShownCard }) {
  const { t } = useTranslation('kanban');
  const { editTitle } = useDoings();
  const [title, setTitle] = useState(card.title);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** The title that was there when it was begun, or that somebody else gave it and was shown. */
  const base = useRef<Pick<ShownCard, 'title' | 'version'>>(card);
  const isTold = useRef(false);

  function close() {
    editTitle(undefined);
    focusCard(card.id);
  }

  async function save() {
    const next = title.trim();
    if (isBusy) return;
    if (!next || next === base.current.title) return close();
    setBusy(true);
    try {
      await saveFields(card.id, base.current.version, { title: next });
      close();
    } catch (error) {
      setProblem(await reasonOf(error));
      setBusy(false);
    }
  }

  /** Somebody else was quicker: theirs is told, and may be written over knowingly. */
  async function reasonOf(error: unknown) {
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await queryClient.fetchQuery({ ...cardQuery(card.id), staleTime: 0 }).catch(() => undefined);
      if (theirs) {
        base.current = theirs;
        isTold.current = true;
        return t('card.renamed', { title: theirs.title });
      }
    }
    return error instanceof Error ? say(error.message) : String(error);
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
        readOnly={isBusy}
        onChange={(event) => setTitle(event.currentTarget.value.replace(/\n/g, ' '))}
        // Over what somebody else wrote only Enter saves.
        onBlur={() => isTold.current || void save()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void save();
        }}
      />
    </div>
  );
}
