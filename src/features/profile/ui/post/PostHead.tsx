import { IconSpeakerphone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SharedPost } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { PersonLink } from '../PersonLink.tsx';
import { usePlace } from '../search.ts';
import classes from './Post.module.css';

interface Props {
  post: SharedPost;
  isShare?: boolean;
  small?: boolean;
  children?: ReactNode;
}

export function PostHead({ post, isShare = false, small = false, children }: Props) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const { author, createdAt, editedAt } = post;
  return (
    <div className={classes.head}>
      <PersonLink id={author.id} silent className={classes.face}>
        <PersonAvatar name={author.fullName} id={author.id} src={author.avatar} size={small ? 28 : 40} />
      </PersonLink>
      <div className={classes.headWords}>
        <div className={classes.headLine}>
          <PersonLink id={author.id} className={classes.author}>
            <bdi>{author.fullName}</bdi>
          </PersonLink>
          {isShare && <span className={classes.quiet}>{t('post.shared')}</span>}
          {post.isAnnouncement && (
            <Pill kind="accent">
              <IconSpeakerphone className={classes.pillSign} size={14} stroke={1.75} aria-hidden />
              {t('post.announcement')}
            </Pill>
          )}
        </div>
        <div className={classes.facts}>
          {author.designation && !small && (
            <>
              <span className={classes.designation} dir="auto">
                {author.designation}
              </span>
              <span aria-hidden>·</span>
            </>
          )}
          <button type="button" className={classes.time} onClick={() => go({ post: post.id })}>
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatRelative(createdAt)}
            </time>
          </button>
          {editedAt && (
            <>
              <span aria-hidden>·</span>
              <span title={formatDateTime(editedAt)}>{t('post.edited')}</span>
            </>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
