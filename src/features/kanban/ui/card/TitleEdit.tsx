import { Textarea } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
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
import type { TitleDraft } from './titleDraft.ts';

/** A card's title, changed where it stands. */
export function TitleEdit({ card }: { card: ShownCard }) {
  const { t } = useTranslation('kanban');
  const { editTitle, titleDraft } = useDoings();
  const begun = titleDraft.current?.id === card.id ? titleDraft.current : undefined;
  const draft = useRef<TitleDraft>(begun ?? { id: card.id, title: card.title, base: card, isTold: false });
  const [title, showTitle] = useState(draft.current.title);
  const [problem, showProblem] = useState(draft.current.problem);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // In another column it is another field: it takes over what was typed, and the caret.
  useLayoutEffect(() => {
    const [now, element] = [draft.current, field.current];
    titleDraft.current = now;
    if (now.caret !== undefined) element?.setSelectionRange(now.caret, now.caret);
    return () => {
      now.caret = element?.selectionStart;
    };
  }, [titleDraft]);

  function write(words: string) {
    draft.current.title = words;
    showTitle(words);
  }

  function close() {
    if (titleDraft.current === draft.current) titleDraft.current = undefined;
    editTitle(undefined);
    focusCard(card.id);
  }

  async function save() {
    const next = title.trim();
    if (isBusy) return;
    const { base } = draft.current;
    if (!next || next === base.title) return close();
    setBusy(true);
    try {
      await saveFields(card.id, base.version, { title: next });
      close();
    } catch (error) {
      draft.current.problem = await reasonOf(error);
      showProblem(draft.current.problem);
      setBusy(false);
    }
  }

  /** Somebody else was quicker: theirs is told, and may be written over knowingly. */
  async function reasonOf(error: unknown) {
    if (error instanceof ApiError && error.status === 409) {
      const theirs = await queryClient.fetchQuery({ ...cardQuery(card.id), staleTime: 0 }).catch(() => undefined);
      if (theirs) {
        draft.current.base = theirs;
        draft.current.isTold = true;
        return t('card.renamed', { title: theirs.title });
      }
    }
    return error instanceof Error ? say(error.message) : String(error);
  }

  return (
    <div className={classes.edit}>
      <Textarea
        ref={field}
        aria-label={t('card.title')}
        value={title}
        autosize
        autoFocus
        maxLength={TITLE_LETTERS}
        dir="auto"
        error={problem}
        readOnly={isBusy}
        onChange={(event) => write(event.currentTarget.value.replace(/\n/g, ' '))}
        // Over what somebody else wrote only Enter saves.
        onBlur={() => draft.current.isTold || void save()}
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
