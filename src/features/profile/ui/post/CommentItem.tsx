import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { COMMENT_LETTERS } from '#features/profile/choices.ts';
import type { Comment } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatNumber, formatRelative } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { askToLeave, useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { Words } from '#web/kit/Words.tsx';
import { useSession } from '#web/session.ts';
import { changeComment, deleteComment } from '../data/deeds.ts';
import { useShownComment } from '../data/shown.ts';
import { likeComment } from '../outgoing.ts';
import { PersonLink } from '../PersonLink.tsx';
import classes from './Post.module.css';

function Edit({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const [text, setText] = useState(comment.comment);
  const [isBusy, setBusy] = useState(false);
  const isChanged = text !== comment.comment;
  // What is being sent is not lost.
  useUnsavedGuard(() => isChanged && !isBusy, true);
  async function leave() {
    if (!isChanged || (await askToLeave())) onDone();
  }
  async function save() {
    if (!text.trim() || isBusy) return;
    setBusy(true);
    try {
      await changeComment(comment.id, text.trim());
      onDone();
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={classes.commentEdit}>
      <Textarea
        aria-label={t('comment.edit')}
        autosize
        minRows={1}
        autoFocus
        maxLength={COMMENT_LETTERS}
        dir="auto"
        value={text}
        readOnly={isBusy}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The same key must not answer the question.
          event.stopPropagation();
          void leave();
        }}
      />
      <span className={classes.editActs}>
        <Button size="xs" variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button size="xs" loading={isBusy} disabled={!text.trim()} onClick={() => void save()}>
          {t('save')}
        </Button>
      </span>
    </div>
  );
}

export function CommentItem({ comment: given }: { comment: Comment }) {
  const { t } = useTranslation('profile');
  const comment = useShownComment(given);
  const [isEdited, setEdited] = useState(false);
  const isLookedOn = Boolean(useSession()?.viewer);
  const { author, commentsLikes: likes } = comment;
  return (
    <li className={classes.comment}>
      <PersonLink id={author.id} silent className={classes.face}>
        <PersonAvatar name={author.fullName} id={author.id} src={author.avatar} size={28} />
      </PersonLink>
      <div className={classes.commentBody}>
        <div className={classes.bubble}>
          <PersonLink id={author.id} className={classes.author}>
            <bdi>{author.fullName}</bdi>
          </PersonLink>
          {isEdited ? (
            <Edit comment={comment} onDone={() => setEdited(false)} />
          ) : (
            <p className={classes.commentText} dir="auto">
              <Words text={comment.comment} className={classes.link} />
            </p>
          )}
        </div>
        <div className={classes.commentFoot}>
          <time dateTime={comment.createdAt} title={formatDateTime(comment.createdAt)}>
            {formatRelative(comment.createdAt)}
          </time>
          {comment.editedAt && <span>{t('post.edited')}</span>}
          {!isLookedOn && (
            <>
              <button
                type="button"
                className={classes.commentAct}
                aria-pressed={comment.youLiked}
                onClick={() => likeComment(comment.id, !comment.youLiked)}
              >
                {t('post.like')}
                {likes > 0 && ` · ${formatNumber(likes)}`}
              </button>
              {comment.mayEdit && (
                <button type="button" className={classes.commentAct} onClick={() => setEdited(true)}>
                  {t('comment.edit')}
                </button>
              )}
              {comment.mayDelete && (
                <button type="button" className={classes.commentAct} onClick={() => void deleteComment(comment)}>
                  {t('comment.delete')}
                </button>
              )}
            </>
          )}
          {isLookedOn && likes > 0 && <span>{t('post.likes', { count: likes, number: formatNumber(likes) })}</span>}
        </div>
      </div>
    </li>
  );
}
