import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { COMMENT_LETTERS } from '#features/profile/choices.ts';
import type { Post } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { usePersonHere, useSession } from '#web/session.ts';
import { commentsQuery } from '../data/queries.ts';
import { addComment, type NewComment } from '../outgoing.ts';
import { CommentItem } from './CommentItem.tsx';
import { keepComment, useBegunComment } from './commentDrafts.ts';
import classes from './Post.module.css';

function WriteBox({ post, box }: { post: Post; box: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('profile');
  const me = useSession();
  const person = usePersonHere();
  const text = useBegunComment(person, post.id);
  const words = text.trim();
  function send() {
    if (!words) return;
    addComment({ postId: post.id, text: words });
    keepComment(person, post.id, '');
  }
  return (
    <div className={classes.write}>
      <PersonAvatar name={me?.fullName ?? ''} id={me?.id ?? 0} src={me?.avatar ?? null} size={28} />
      <Textarea
        ref={box}
        className={classes.writeBox}
        aria-label={t('comment.write')}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={COMMENT_LETTERS}
        dir="auto"
        value={text}
        onChange={(event) => keepComment(person, post.id, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <ActionIcon size={36} variant="subtle" disabled={!words} aria-label={t('comment.send')} onClick={send}>
        <IconSend2 size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface Props {
  post: Post;
  /** All of them, and a place to write. */
  isOpen: boolean;
  onOpen: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The newest few under a post; opened, all of them, older ones on demand. */
export function Comments({ post, isOpen, onOpen, box }: Props) {
  const { t } = useTranslation('profile');
  const me = useSession();
  const query = useInfiniteQuery({ ...commentsQuery(post.id), enabled: isOpen && post.comments > 0 });
  const waiting = useWaiting<NewComment>('profile.comment').filter((one) => one.payload.postId === post.id);
  const loaded = isOpen ? query.data?.pages.toReversed().flatMap((page) => page.comments) : undefined;
  const shown = loaded ?? post.detailedComments;
  const hidden = isOpen ? 0 : post.comments - post.detailedComments.length;
  return (
    <div className={classes.comments}>
      {hidden > 0 && (
        <button type="button" className={classes.quietLink} onClick={onOpen}>
          {t('comment.more', { count: hidden, number: formatNumber(hidden) })}
        </button>
      )}
      {isOpen && query.hasNextPage && (
        <button
          type="button"
          className={classes.quietLink}
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('comment.older')}
        </button>
      )}
      {shown.length + waiting.length > 0 && (
        <ul className={classes.commentList} aria-label={t('comment.title')}>
          {shown.map((one) => (
            <CommentItem key={one.id} comment={one} />
          ))}
          {waiting.map(({ key, payload }) => (
            <li key={key} className={classes.comment} data-waits>
              <PersonAvatar name={me?.fullName ?? ''} id={me?.id ?? 0} src={me?.avatar ?? null} size={28} />
              <div className={classes.bubble}>
                <bdi className={classes.author}>{me?.fullName}</bdi>
                <p className={classes.commentText} dir="auto">
                  {payload.text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOpen && !me?.viewer && <WriteBox post={post} box={box} />}
    </div>
  );
}
