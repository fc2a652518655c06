import { TextInput } from '@mantine/core';
import type { Article, EditTree } from '#features/help/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { Answer } from '../Answer.tsx';
import help from '../Help.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Conflict } from './Conflict.tsx';
import classes from './Edit.module.css';
import { useWriting } from './useWriting.ts';

type View = 'write' | 'preview';

interface Props {
  article: Article;
  tree: EditTree;
  view: View;
  onView: (view: View) => void;
}

/** Writing one question: its words, how they will look, and what becomes of them. */
export function ArticleEditor({ article, tree, view, onView }: Props) {
  const { t } = useTranslation('help');
  const writing = useWriting(article);
  const { words, write, saving, problem } = writing;
  useTitleInstead(words.question || article.question);
  // What did not reach the server is kept here: only another computer would miss it.
  useUnsavedGuard(writing.isUnsent, saving === 'failed' || saving === 'conflict');
  const category = tree.categories.find((one) => one.id === article.categoryId);
  const isNameless = words.question.trim() === '';
  return (
    <>
      <PageHeader
        title={<span dir="auto">{words.question || t('edit.nameless')}</span>}
        breadcrumb={
          <CrumbList
            crumbs={[
              { name: t('edit.title'), link: '/pages/help/edit' },
              { name: category?.title ?? '', link: `/pages/help/edit?category=${article.categoryId}` },
              { name: words.question || t('edit.nameless') },
            ]}
          />
        }
        actions={<ArticleActions article={article} writing={writing} />}
      />
      {saving === 'conflict' && <Conflict article={article} onSettle={writing.settle} />}
      {saving === 'failed' && (
        <Notice tone="warning">{problem ? say(problem.message) : t('saving.failedDetail')}</Notice>
      )}
      <div className={classes.editor}>
        <div className={classes.sheet}>
          <Segments
            className={classes.views}
            aria-label={t('view.label')}
            value={view}
            data={[
              { value: 'write', label: t('view.write') },
              { value: 'preview', label: t('view.preview') },
            ]}
            onChange={onView}
          />
          {view === 'write' ? (
            <>
              <TextInput
                label={t('edit.question')}
                required
                dir="auto"
                maxLength={200}
                value={words.question}
                error={isNameless ? <FieldError>{say('Write the question.')}</FieldError> : undefined}
                onChange={(event) => write({ question: event.currentTarget.value })}
              />
              <RichText
                label={t('edit.answer')}
                required
                value={words.content}
                onChange={(content) => write({ content })}
              />
            </>
          ) : (
            <article className={classes.preview}>
              <h2 className={help.articleTitle} dir="auto">
                {words.question || t('edit.nameless')}
              </h2>
              <p className={help.updated}>{t('view.help')}</p>
              <Answer html={words.content} className={help.articleText} />
            </article>
          )}
        </div>
        <ArticleFacts article={article} tree={tree} writing={writing} />
      </div>
    </>
  );
}
