import { ActionIcon } from '@mantine/core';
import {
  IconDots,
  IconHeart,
  IconHeartFilled,
  IconLink,
  IconMessageCircle,
  IconPencil,
  IconShare3,
  IconTrash,
} from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import type { Post } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { usePersonHere, useSession } from '#web/session.ts';
import { deletePost } from '../data/deeds.ts';
import { useShownPost } from '../data/shown.ts';
import { likePost } from '../outgoing.ts';
import profile from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { Comments } from './Comments.tsx';
import { begunComment } from './commentDrafts.ts';
import { EditPost } from './EditPost.tsx';
import classes from './Post.module.css';
import { PostBody } from './PostBody.tsx';
import { PostHead } from './PostHead.tsx';

const SIGN = { size: 16, stroke: 1.75, 'aria-hidden': true };

interface MenuProps {
  post: Post;
  isEdited: boolean;
  onEdit: () => void;
  onGone: () => void;
}

function PostMenu({ post, isEdited, onEdit, onGone }: MenuProps) {
  const { t } = useTranslation('profile');
  const isMine = useSession()?.id === post.author.id;
  function copy() {
    const address = `${location.origin}${import.meta.env.BASE_URL}pages/profile?post=${post.id}`;
    return copyText(address, t('post.copied'), { refused: t('post.notCopied') });
  }
  return (
    // While it is edited the focus belongs to its text, and comes back here afterwards.
    <Menu position="bottom-end" width={220} returnFocus={!isEdited}>
      <Menu.Target>
        <ActionIcon size={32} className={classes.menu} aria-label={t('post.menu', { name: post.author.fullName })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink {...SIGN} />} onClick={() => void copy()}>
          {t('post.copy')}
        </Menu.Item>
        {post.mayEdit && (
          <Menu.Item leftSection={<IconPencil {...SIGN} />} onClick={onEdit}>
            {t('post.edit')}
          </Menu.Item>
        )}
        {post.mayDelete && (
          <Menu.Item
            color="var(--lms-danger-text)"
            leftSection={<IconTrash {...SIGN} />}
            onClick={() => void deletePost(post).then((done) => done && onGone())}
          >
            {t(isMine ? 'post.delete' : 'post.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Who likes it, how much was said, how often it was passed on. */
function Counts({ post, onComments }: { post: Post; onComments: () => void }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const words = (count: number) => ({ count, number: formatNumber(count) });
  if (post.likes + post.comments + post.share === 0) return null;
  return (
    <div className={classes.counts}>
      {post.likes > 0 && (
        <button type="button" className={classes.count} onClick={() => go({ likes: post.id })}>
          <span className={classes.faces} aria-hidden>
            {post.likedUsers.slice(0, 3).map((face) => (
              <PersonAvatar key={face.id} name={face.fullName} id={face.id} src={face.avatar} size={20} />
            ))}
          </span>
          {t('post.likes', words(post.likes))}
        </button>
      )}
      <span className={classes.countsEnd}>
        {post.comments > 0 && (
          <button type="button" className={classes.count} onClick={onComments}>
            {t('post.comments', words(post.comments))}
          </button>
        )}
        {post.share > 0 && <span>{t('post.shares', words(post.share))}</span>}
      </span>
    </div>
  );
}

interface Props {
  post: Post;
  /** Alone on its drawer: with all that was said. */
  whole?: boolean;
  onGone?: () => void;
}

export const PostCard = memo(function PostCard({ post: given, whole = false, onGone }: Props) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const post = useShownPost(given);
  const [isEdited, setEdited] = useState(false);
  const person = usePersonHere();
  const [isOpen, setOpen] = useState(() => whole || begunComment(person, given.id) !== '');
  const box = useRef<HTMLTextAreaElement>(null);
  const isLookedOn = Boolean(useSession()?.viewer);
  const LikeSign = post.youLiked ? IconHeartFilled : IconHeart;
  return (
    <article
      className={whole ? undefined : profile.card}
      aria-label={t('post.label', { name: post.author.fullName })}
      data-post={post.id}
    >
      <PostHead post={post} isShare={post.isShare}>
        {!isLookedOn && (
          <PostMenu post={post} isEdited={isEdited} onEdit={() => setEdited(true)} onGone={() => onGone?.()} />
        )}
      </PostHead>
      {isEdited ? <EditPost post={post} onDone={() => setEdited(false)} /> : <PostBody post={post} />}
      {post.isShare &&
        (post.shared ? (
          <div className={classes.shared}>
            <PostHead post={post.shared} small />
            <PostBody post={post.shared} />
          </div>
        ) : (
          <p className={classes.lost}>{t('post.lost')}</p>
        ))}
      <Counts post={post} onComments={() => setOpen(true)} />
      {!isLookedOn && (
        <div className={classes.acts}>
          <button
            type="button"
            className={classes.act}
            aria-pressed={post.youLiked}
            data-liked={post.youLiked || undefined}
            onClick={() => likePost(post.id, !post.youLiked)}
          >
            <LikeSign size={18} stroke={1.75} aria-hidden />
            {t('post.like')}
          </button>
          <button
            type="button"
            className={classes.act}
            onClick={() => {
              setOpen(true);
              requestAnimationFrame(() => box.current?.focus());
            }}
          >
            <IconMessageCircle size={18} stroke={1.75} aria-hidden />
            {t('post.comment')}
          </button>
          <button type="button" className={classes.act} onClick={() => go({ share: post.id })}>
            <IconShare3 size={18} stroke={1.75} aria-hidden />
            {t('post.share')}
          </button>
        </div>
      )}
      <Comments post={post} isOpen={isOpen} onOpen={() => setOpen(true)} box={box} />
    </article>
  );
});
