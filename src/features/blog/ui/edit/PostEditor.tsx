import { Button, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { TITLE_LETTERS } from '#features/blog/choices.ts';
import type { EditablePost } from '#features/blog/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ComingPictures, useComingPictures } from '#web/kit/comingPictures.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { useSession } from '#web/session.ts';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { slugIdOf } from '../addresses.ts';
import { Article } from '../detail/Article.tsx';
import { editablePostQuery } from '../queries.ts';
import classes from './Editor.module.css';
import { Fields } from './Fields.tsx';
import { Gone } from './Gone.tsx';
import { Publishing } from './Publishing.tsx';
import { hasSameWords } from './postForm.ts';
import { type PostEditing, usePostEditor } from './usePostEditor.ts';

/** Somebody else saved meanwhile: whose goes on is the writer's to say. */
function Behind({ editing, theirs }: { editing: PostEditing; theirs: EditablePost }) {
  const { t } = useTranslation('blog');
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconExternalLink size={14} stroke={1.75} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/pages/blog/detail/$slugId" params={{ slugId: slugIdOf(theirs) }} target="_blank" {...props} />
            )}
          >
            {t('behind.look')}
          </Button>
          <Button variant="default" size="xs" onClick={() => editing.startFrom(theirs)}>
            {t('behind.take')}
          </Button>
          <Button variant="default" size="xs" onClick={() => editing.overwrite(theirs)}>
            {t('behind.keep')}
          </Button>
        </>
      }
    >
      {t('behind.words', { name: theirs.changedBy, time: formatDateTime(theirs.changedAt) })}
    </Notice>
  );
}

function Preview({ editing }: { editing: PostEditing }) {
  const me = useSession();
  const { form, stored } = editing;
  const { values } = form;
  return (
    <Article
      post={{
        id: stored?.id ?? 0,
        title: values.blogTitle ?? '',
        img: values.featuredImage ?? null,
        categories: values.blogCategories ?? [],
        tags: values.tags ?? [],
        excerpt: values.excerpt ?? '',
        content: values.content ?? '',
        userFullName: stored?.author ?? me?.fullName ?? '',
        authorId: stored ? null : (me?.id ?? null),
        avatar: stored ? null : (me?.avatar ?? null),
        blogPosted: stored?.publishedAt ?? stored?.scheduledAt ?? new Date().toISOString(),
      }}
    />
  );
}

interface Props {
  post: EditablePost | null;
  onMade?: (id: number) => void;
}

export function PostEditor({ post, onMade }: Props) {
  const { t } = useTranslation('blog');
  const editing = usePostEditor(onMade ? { post, onMade } : { post });
  const { form, stored, restored, saving, version } = editing;
  const [looking, setLooking] = useState(false);
  const pictures = useComingPictures();
  useUnsavedGuard(() => pictures.isComing, pictures.isComing);
  // Follows what others save, once the post is on the server.
  const { data: newest, error } = useQuery({
    ...editablePostQuery(stored?.id ?? 0),
    enabled: (query) => stored !== null && isStaying(query),
  });
  const isNewer = newest !== undefined && version !== null && newest.version > version;
  const isUntouched = (saving === 'untouched' || saving === 'saved') && !restored;
  // While a save is without an answer the newer version may be that one.
  const isWritten = isNewer && !isUntouched && saving !== 'saving' && !editing.isUnanswered;
  const isBehind = isWritten && !(stored?.version === version && hasSameWords(newest, stored));
  // Who has typed nothing simply goes on from what others wrote, and who has typed, where they wrote nothing.
  const follow = useRef(editing);
  follow.current = editing;
  useEffect(() => {
    if (isNewer && isUntouched) follow.current.startFrom(newest);
    else if (isWritten && !isBehind) follow.current.goOnFrom(newest);
  }, [isNewer, isUntouched, isWritten, isBehind, newest]);
  const isGone = stored !== null && error instanceof ApiError && error.status === 404;
  useEffect(() => follow.current.setGone(isGone), [isGone]);
  const name = form.values.blogTitle || t('untitled');
  useTitleInstead(stored ? name : t('editor.new'));

  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs under="/pages/blog/posts" here={stored ? name : t('editor.new')} />}
        title={stored ? t('editor.title') : t('editor.new')}
      />
      <form {...form.formProps} className={classes.columns}>
        <div className={classes.main}>
          {isGone && <Gone id={stored.id} values={form.values} />}
          {isBehind && !isGone && <Behind editing={editing} theirs={newest} />}
          {restored && !isBehind && !isGone && (
            <Notice
              actions={
                <Button variant="default" size="xs" onClick={() => editing.startFrom(newest ?? post)}>
                  {t('editor.discard')}
                </Button>
              }
            >
              {t('editor.restored', { time: formatDateTime(restored.at) })}
            </Notice>
          )}
          {looking ? (
            <Preview editing={editing} />
          ) : (
            <div className={classes.sheet}>
              <TextInput
                label={t('editor.postTitle')}
                placeholder={t('editor.postTitleHint')}
                classNames={{ input: classes.titleInput ?? '' }}
                maxLength={TITLE_LETTERS}
                dir="auto"
                autoFocus={post === null}
                {...form.getInputProps('blogTitle')}
              />
              <ComingPictures value={pictures.note}>
                <RichText
                  label={t('editor.text')}
                  placeholder={t('editor.textHint')}
                  {...form.getInputProps('content')}
                  value={form.values.content ?? ''}
                  onChange={form.getInputProps('content').onChange as (html: string) => void}
                />
              </ComingPictures>
            </div>
          )}
        </div>
        <aside className={classes.rail} aria-label={t('editor.beside')}>
          {!isGone && (
            <Publishing editing={editing} isComing={pictures.isComing} looking={looking} onLook={setLooking} />
          )}
          <Fields editing={editing} />
        </aside>
      </form>
    </>
  );
}
