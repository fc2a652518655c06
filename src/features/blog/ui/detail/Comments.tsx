import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { BlogComment, CommentThreads } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import { useSession } from '#web/session.ts';
import { sayComment } from '../deeds.ts';
import { furtherComments } from '../queries.ts';
import { Comment } from './Comment.tsx';
import { CommentBox } from './CommentBox.tsx';
import classes from './Detail.module.css';
import { ReportDrawer } from './ReportDrawer.tsx';

interface Props {
  postId: number;
  comments: BlogComment[];
  /** Where those begin that are not among them. */
  more: CommentThreads['more'];
  count: number;
  /** The comment that the address means. */
  meant: number | undefined;
}

/** So many threads at first; the rest on demand. */
const AT_FIRST = 20;

const countOf = (threads: BlogComment[]) =>
  threads.flatMap((one) => [one, ...one.replies]).filter((one) => one.state === 'shown').length;

/** The threads up to a place, those that are known beyond it, and how many comments are not shown. */
function useThreads({ postId, comments, more }: Pick<Props, 'postId' | 'comments' | 'more'>, all: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const further = useInfiniteQuery({ ...furtherComments(postId, more?.after ?? 0), enabled: isOpen && more !== null });
  const pages = (more && further.data?.pages) || [];
  const end = pages.length > 0 ? pages[pages.length - 1]?.more : more;
  const loaded = [...comments.filter(({ id }) => !more || id <= more.after), ...pages.flatMap((page) => page.comments)];
  const first = all ? loaded : loaded.slice(0, AT_FIRST);
  const known = new Set(loaded.map(({ id }) => id));
  const beyond = comments.filter(({ id }) => !known.has(id));
  const behind = end ? end.count - (pages.length > 0 ? countOf(beyond) : 0) : 0;
  return {
    ...{ first, beyond, further },
    isWhole: first.length === loaded.length,
    left: countOf(loaded.slice(first.length)) + Math.max(0, behind),
    showMore: () => void (isOpen ? further.fetchNextPage() : setIsOpen(true)),
  };
}

export function Comments({ postId, comments, more, count, meant }: Props) {
  const { t } = useTranslation('blog');
  const me = useSession();
  const here = useLocation({ select: ({ href }) => href });
  const [answering, setAnswering] = useState<{ root: number; to: number; name: string } | null>(null);
  const [reported, setReported] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const { first, beyond, left, isWhole, further, showMore } = useThreads(
    { postId, comments, more },
    all || meant !== undefined,
  );

  const [saidId, setSaidId] = useState<number>();
  async function send(text: string, replyTo: number | null, key: string) {
    // It may stand far below the field it was written in.
    setSaidId(await sayComment(postId, { text, replyTo, key }));
    // Who began another answer meanwhile goes on with it.
    if (replyTo !== null) setAnswering((now) => (now?.to === replyTo ? null : now));
    setAll(true);
  }

  const shownId = saidId ?? meant;

  const thread = (root: BlogComment) => (
    <li key={root.id}>
      <Comment
        postId={postId}
        said={root}
        isMeant={shownId === root.id}
        onReply={() => setAnswering({ root: root.id, to: root.id, name: root.userFullName })}
        onReport={() => setReported(root.id)}
      />
      {(root.replies.length > 0 || answering?.root === root.id) && (
        <ol className={classes.replies}>
          {root.replies.map((reply) => (
            <li key={reply.id}>
              <Comment
                postId={postId}
                said={reply}
                answers={reply.answers}
                isMeant={shownId === reply.id}
                onReply={() => setAnswering({ root: root.id, to: reply.id, name: reply.userFullName })}
                onReport={() => setReported(reply.id)}
              />
            </li>
          ))}
          {answering?.root === root.id && (
            <li key={`answer-${answering.to}`}>
              <CommentBox
                label={t('comments.answer', { name: answering.name })}
                verb={t('comments.reply')}
                name={`${me?.id}:${postId}:${answering.to}`}
                autoFocus
                onSend={(text, key) => send(text, answering.to, key)}
                onCancel={() => setAnswering(null)}
              />
            </li>
          )}
        </ol>
      )}
    </li>
  );

  return (
    <section className={classes.comments} aria-labelledby="comments-title">
      <h2 className={classes.sectionTitle} id="comments-title">
        {t('comments.title')} <span className={classes.count}>{formatNumber(count)}</span>
      </h2>
      {me ? (
        <CommentBox
          label={t('comments.write')}
          verb={t('comments.send')}
          name={`${me.id}:${postId}`}
          onSend={(text, key) => send(text, null, key)}
        />
      ) : (
        <p className={classes.signIn}>
          {t('comments.signIn')}{' '}
          <Button
            variant="default"
            size="xs"
            renderRoot={(props) => <Link to="/pages/login-cover" search={{ returnTo: here }} {...props} />}
          >
            {t('comments.signInVerb')}
          </Button>
        </p>
      )}
      {comments.length === 0 && (
        <EmptyState icon={IconMessageCircle} title={t('comments.none')} detail={t('comments.noneDetail')} />
      )}
      <ol className={classes.threads}>{first.map(thread)}</ol>
      {further.isError ? (
        <FailedState error={further.error} onRetry={() => void (further.data ? showMore() : further.refetch())} />
      ) : (
        left > 0 && (
          <Button
            variant="default"
            loading={further.isLoading || further.isFetchingNextPage}
            onClick={() => (isWhole ? showMore() : setAll(true))}
          >
            {t('comments.more', { count: left, number: formatNumber(left) })}
          </Button>
        )
      )}
      {beyond.length > 0 && <ol className={classes.threads}>{beyond.map(thread)}</ol>}
      <ReportDrawer id={reported} onClose={() => setReported(null)} />
    </section>
  );
}
