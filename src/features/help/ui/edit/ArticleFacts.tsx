import { Button, Select, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Article, type EditTree, slug as slugSchema } from '#features/help/contract.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { StatusPill } from './ArticleList.tsx';
import { helpChanged, placeOf } from './deeds.ts';
import classes from './Edit.module.css';
import type { useWriting } from './useWriting.ts';

interface Props {
  article: Article;
  tree: EditTree;
  writing: ReturnType<typeof useWriting>;
}

/** The address, stored when the field is left. */
function SlugField({ article, writing }: Omit<Props, 'tree'>) {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  async function store() {
    // Enter stores it, and so does the way out of the field: once is enough.
    if (isStoring) return;
    if (typed === null || typed === article.slug) {
      setTyped(null);
      setProblem(null);
      return;
    }
    const read = slugSchema.safeParse(typed);
    if (!read.success) {
      setProblem(read.error.issues[0]?.message ?? '');
      return;
    }
    setIsStoring(true);
    try {
      await writing.change({ slug: read.data });
      setTyped(null);
      setProblem(null);
      toast.done(t('done.slug'));
      helpChanged();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('saving.failedDetail'));
    } finally {
      setIsStoring(false);
    }
  }
  return (
    <TextInput
      label={t('edit.slug')}
      description={t('edit.slugHelp')}
      dir="ltr"
      spellCheck={false}
      value={typed ?? article.slug}
      readOnly={isStoring}
      error={problem ? <FieldError>{say(problem)}</FieldError> : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void store()}
      onKeyDown={(event) => event.key === 'Enter' && void store()}
    />
  );
}

function OpenLink({ article, tree }: Omit<Props, 'writing'>) {
  const { t } = useTranslation('help');
  const category = tree.categories.find((one) => one.id === article.categoryId);
  const card = tree.cards.find((one) => one.id === category?.cardId);
  if (article.status !== 'published') return null;
  return (
    <Button
      variant="default"
      leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) =>
        card ? (
          <Link
            to="/pages/knowledge-base/$category/$slug"
            params={{ category: card.category, slug: article.slug }}
            {...props}
          />
        ) : (
          <Link to="/pages/faq" search={{ question: article.slug }} {...props} />
        )
      }
    >
      {t('edit.open')}
    </Button>
  );
}

/** Where it stands, its address, and what readers said. */
export function ArticleFacts({ article, tree, writing }: Props) {
  const { t } = useTranslation('help');
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = wanted ?? article.categoryId;
  async function moveTo(categoryId: number) {
    setWanted(categoryId);
    try {
      await writing.change({ categoryId });
      toast.done(t('done.moved', { title: tree.categories.find((one) => one.id === categoryId)?.title }));
      helpChanged();
    } catch (error) {
      toast.failed(error);
    }
    // After the answer is on the screen, so that it does not jump back in between.
    setTimeout(() => setWanted((now) => (now === categoryId ? null : now)));
  }
  return (
    <aside className={classes.facts2} aria-label={t('edit.facts')}>
      <div className={classes.fact}>
        <span className={classes.factName}>{t('edit.status')}</span>
        <span>
          <StatusPill {...article} />
        </span>
      </div>
      <Select
        label={t('category.title')}
        searchable
        allowDeselect={false}
        value={String(chosen)}
        data={tree.categories.map((one) => ({ value: String(one.id), label: placeOf(tree, one) }))}
        onChange={(id) => id && Number(id) !== chosen && void moveTo(Number(id))}
      />
      <SlugField article={article} writing={writing} />
      <div className={classes.fact}>
        <span className={classes.factName}>{t('edit.helpful')}</span>
        <span>{t('edit.votes', { yes: formatNumber(article.yes), no: formatNumber(article.no) })}</span>
      </div>
      <div className={classes.fact}>
        <span className={classes.factName}>{t('edit.updated')}</span>
        <span>{formatDateTime(article.updatedAt)}</span>
        {article.changedBy && <span className={classes.by}>{article.changedBy}</span>}
      </div>
      <OpenLink article={article} tree={tree} />
    </aside>
  );
}
