import { IconBookmarkFilled, IconMessageCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDate, formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { slugIdOf } from '../addresses.ts';
import { CATEGORY_LOOK } from '../categoryLook.ts';
import { PostPicture } from '../PostPicture.tsx';
import classes from './List.module.css';

interface Props {
  post: BlogPost;
  isSaved?: boolean;
}

/** A post in a list: the whole card leads to it, its tags to others of their kind. */
export function PostCard({ post, isSaved = false }: Props) {
  const { t } = useTranslation('blog');
  return (
    <article className={classes.card}>
      <PostPicture src={post.img} seed={post.id} />
      <div className={classes.cardBody}>
        <p className={classes.kinds}>
          {post.categories.map((category) => (
            <Pill key={category} kind={CATEGORY_LOOK[category].kind}>
              {t(`categories.${category}`)}
            </Pill>
          ))}
        </p>
        <h2 className={classes.cardTitle} dir="auto">
          <Link to="/pages/blog/detail/$slugId" params={{ slugId: slugIdOf(post) }}>
            {post.title}
          </Link>
        </h2>
        <p className={classes.excerpt} dir="auto">
          {post.excerpt}
        </p>
        {post.tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('tags')}>
            {post.tags.slice(0, 3).map((tag) => (
              <li key={tag}>
                <Link to="/pages/blog/list" search={{ tag }} dir="auto">
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <footer className={classes.cardFoot}>
          <PersonAvatar name={post.userFullName} id={post.authorId ?? post.userFullName} src={post.avatar} size={28} />
          <span className={classes.byline}>
            <span className={classes.author}>
              <bdi>{post.userFullName}</bdi>
            </span>
            <time dateTime={post.blogPosted} title={formatDateTime(post.blogPosted)}>
              {formatDate(post.blogPosted)}
            </time>
          </span>
          {isSaved && (
            <span className={classes.fact} title={t('saved')}>
              <IconBookmarkFilled size={14} aria-label={t('saved')} />
            </span>
          )}
          <span className={classes.fact}>
            <IconMessageCircle size={14} stroke={1.75} aria-hidden />
            <span aria-hidden>{formatNumber(post.comment)}</span>
            <span className={classes.spoken}>
              {t('comments.countedNumber', { count: post.comment, number: formatNumber(post.comment) })}
            </span>
          </span>
        </footer>
      </div>
    </article>
  );
}

/** The same shape while it is on its way. */
export function CardBones() {
  return (
    <div className={classes.card} data-bone aria-hidden>
      <span className={classes.bonePicture} />
      <div className={classes.cardBody}>
        <span className={classes.boneLine} style={{ inlineSize: '30%' }} />
        <span className={classes.boneLine} style={{ inlineSize: '85%' }} />
        <span className={classes.boneLine} style={{ inlineSize: '100%' }} />
        <span className={classes.boneLine} style={{ inlineSize: '60%' }} />
      </div>
    </div>
  );
}
