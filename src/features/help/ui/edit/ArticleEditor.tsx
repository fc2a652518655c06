import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Article, EditTree } from '#features/help/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ComingPictures, useComingPictures } from '#web/kit/comingPictures.ts';
import { FieldError } from '#web/kit/form.tsx';
import { Notice } from '#web/kit/Notice.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { toast } from '#web/kit/toast.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { CrumbList } from '#web/shell/Breadcrumbs.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { Answer } from '../Answer.tsx';
import help from '../Help.module.css';
import { ArticleActions } from './ArticleActions.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { Conflict } from './Conflict.tsx';
import classes from './Edit.module.css';
import { Gone } from './Gone.tsx';
import { useWriting } from './useWriting.ts';

type View = 'write' | 'preview';

interface Props {
  article: Article;
  /** Deleted by somebody: what is here is all there is of it. */
  isGone: boolean;
  tree: EditTree;
  view: View;
  onView: (view: View) => void;
}

/** Writing one question: its words, how they will look, and what becomes of them. */
export function ArticleEditor({ article, isGone, tree, view, onView }: Props) {
  const { t } = useTranslation('help');
  const writing = useWriting(article, isGone);
  const { words, write, saving, problem } = writing;
  useTitleInstead(words.question || article.question);
  // What did not reach the server is kept here: only another computer would miss it.
  useUnsavedGuard(writing.isUnsent, isGone || saving === 'failed' || saving === 'conflict');
  const pictures = useComingPictures();
  useUnsavedGuard(() => pictures.isComing, pictures.isComing);
  /** Published or looked at now, the answer would be without them. */
  function lacksPictures() {
    if (pictures.isComing) toast.failed(t('edit.uploading'));
    return pictures.isComing;
  }
  const category = tree.categories.find((one) => one.id === article.categoryId);
  const isNameless = words.question.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || view !== 'write') return;
    setIsAsked(false);
    field.current?.focus();
  }, [isAsked, view]);
  /** To the field whose words are missing. */
  function askForQuestion() {
    setIsAsked(true);
    if (view !== 'write') onView('write');
  }
  return (
    <>
      <PageHeader
        title={<span dir="auto">{words.question || t('edit.nameless')}</span>}
        breadcrumb={
          <CrumbList
            crumbs={[
              { name: t('edit.title'), link: '/pages/help/edit' },
              ...(category ? [{ name: category.title, link: `/pages/help/edit?category=${category.id}` }] : []),
              { name: words.question || t('edit.nameless') },
            ]}
          />
        }
        actions={
          !isGone && (
            <ArticleActions
              article={article}
              writing={writing}
              lacksPictures={lacksPictures}
              onNameless={askForQuestion}
            />
          )
        }
      />
      {isGone && <Gone article={article} tree={tree} writing={writing} onNameless={askForQuestion} />}
      {!isGone && saving === 'conflict' && <Conflict article={article} onSettle={writing.settle} />}
      {!isGone && saving === 'failed' && (
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
            onChange={(next) => lacksPictures() || onView(next)}
          />
          {view === 'write' ? (
            <>
              <TextInput
                ref={field}
                label={t('edit.question')}
                required
                dir="auto"
                maxLength={200}
                value={words.question}
                error={isNameless ? <FieldError>{say('Write the question.')}</FieldError> : undefined}
                onChange={(event) => write({ question: event.currentTarget.value })}
              />
              <ComingPictures value={pictures.note}>
                <RichText
                  label={t('edit.answer')}
                  required
                  value={words.content}
                  onChange={(content) => write({ content })}
                />
              </ComingPictures>
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
        {!isGone && <ArticleFacts article={article} tree={tree} writing={writing} />}
      </div>
    </>
  );
}
