import { Button } from '@mantine/core';
import { IconEyeOff, IconRestore, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Article } from '#features/help/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ActionsMenu } from '#web/kit/ActionsMenu.tsx';
import { confirm } from '#web/kit/confirm.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { deleteHere } from '#web/kit/deleteHere.ts';
import { toast } from '#web/kit/toast.ts';
import { articleQuery } from '../queries.ts';
import { deleteRow, helpChanged } from './deeds.ts';
import classes from './Edit.module.css';
import type { useWriting } from './useWriting.ts';

interface Props {
  article: Article;
  writing: ReturnType<typeof useWriting>;
  /** Says so when pictures are still on their way into the text. */
  lacksPictures: () => boolean;
  /** Leads to the question, which has no words. */
  onNameless: () => void;
}

/** Publishing, and what else can be done with the whole. */
export function ArticleActions({ article, writing, lacksPictures, onNameless }: Props) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { question } = article;

  const isNameless = writing.words.question.trim() === '';

  async function take(name: 'publish' | 'unpublish' | 'discard', sentence: string) {
    // Without words it is not saved; what is missing is said at its field.
    if (isNameless && name !== 'discard') return onNameless();
    setIsBusy(true);
    try {
      if (await writing.step(name)) toast.done(sentence);
    } catch (error) {
      toast.failed(error);
    } finally {
      setIsBusy(false);
      helpChanged();
    }
  }

  async function discard() {
    const isSure = await confirm({
      question: t('discard.question'),
      detail: t('discard.detail'),
      verb: t('discard.verb'),
      danger: true,
    });
    if (isSure) await take('discard', t('done.discarded'));
  }

  const remove = () =>
    deleteRow(article, (deed) =>
      deleteHere(articleQuery(article.id).queryKey, deed, () => {
        writing.letGo();
        return navigate({ to: '/pages/help/edit', search: { category: article.categoryId } });
      }),
    );

  const isPublic = article.status === 'published';
  const actions: RowAction[] = [
    ...(isPublic && article.hasDraft
      ? [{ id: 'discard', label: t('discard.verb'), icon: IconRestore, run: () => void discard() }]
      : []),
    ...(isPublic
      ? [
          {
            ...{ id: 'unpublish', label: t('edit.unpublish'), icon: IconEyeOff },
            run: () => void take('unpublish', t('done.unpublished', { question })),
          },
        ]
      : []),
    { id: 'delete', label: t('delete.verb'), icon: IconTrash, danger: true, run: () => void remove() },
  ];
  const isUpToDate = isPublic && !article.hasDraft && writing.saving === 'saved';
  return (
    <>
      <span className={classes.saving} role="status">
        {t(`saving.${isNameless ? 'nameless' : writing.saving}`)}
      </span>
      <ActionsMenu label={t('edit.more', { question })} actions={actions} />
      <Button
        loading={isBusy}
        disabled={isUpToDate || writing.saving === 'conflict'}
        onClick={() =>
          lacksPictures() || void take('publish', t('done.published', { question: writing.words.question }))
        }
      >
        {isPublic ? t('edit.publishChanges') : t('edit.publish')}
      </Button>
    </>
  );
}
