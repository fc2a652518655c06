import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Article, EditTree } from '#features/help/contract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choose } from '#web/kit/confirm.ts';
import { copyText } from '#web/kit/copyText.ts';
import { htmlLines } from '#web/kit/htmlLines.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { toast } from '#web/kit/toast.ts';
import { useOnceKey } from '#web/kit/useOnceKey.ts';
import { helpChanged, placeOf } from './deeds.ts';
import type { useWriting } from './useWriting.ts';

interface Props {
  article: Article;
  tree: EditTree;
  writing: ReturnType<typeof useWriting>;
  onNameless: () => void;
}

/** Somebody deleted the question while it was open: its words are still here, and become a new one if wanted. */
export function Gone({ article, tree, writing, onNameless }: Props) {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const keyFor = useOnceKey();
  const [isBusy, setIsBusy] = useState(false);
  const { question, content } = writing.words;

  /** Where it was; the category may be gone with it. */
  async function findPlace(): Promise<number | undefined> {
    if (tree.categories.some((one) => one.id === article.categoryId)) return article.categoryId;
    const chosen = await choose({
      question: t('move.question', { question }),
      verb: t('edit.add'),
      choices: tree.categories.map((one) => ({ value: String(one.id), label: placeOf(tree, one) })),
    });
    return chosen === null ? undefined : Number(chosen);
  }

  async function addAnew() {
    if (question.trim() === '') return onNameless();
    const categoryId = await findPlace();
    if (categoryId === undefined) return;
    setIsBusy(true);
    try {
      const json = { categoryId, question, content };
      const added = await ask(api.api.help.articles.$post({ json: { ...json, key: keyFor(json) } }));
      writing.letGo();
      helpChanged();
      await navigate({ to: '/pages/help/edit/$id', params: { id: String(added.article.id) } });
    } catch (error) {
      toast.failed(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Notice
      tone="danger"
      actions={
        <>
          <Button
            size="xs"
            variant="default"
            onClick={() => void copyText(`${question}\n\n${htmlLines(content)}`, t('gone.copied'))}
          >
            {t('gone.copy')}
          </Button>
          <Button size="xs" loading={isBusy} onClick={() => void addAnew()}>
            {t('gone.again')}
          </Button>
        </>
      }
    >
      {t('gone.detail')}
    </Notice>
  );
}
