import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BlogCategory } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDate, formatDateTime, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { CATEGORY_LOOK } from '../categoryLook.ts';
import { PostPicture } from '../PostPicture.tsx';
import classes from './Detail.module.css';

interface Props {
  post: {
    id: number;
    title: string;
    img: string | null;
    categories: BlogCategory[];
    tags: string[];
    excerpt: string;
    content: string;
    userFullName: string;
    authorId: number | null;
    avatar: string | null;
    blogPosted: string;
    minutes?: number;
  };
  /** Beside the byline: bookmark, share, edit. */
  actions?: ReactNode;
}

/** A post as it is read, here and in its editor's preview. */
export function Article({ post, actions }: Props) {
  const { t } = useTranslation('blog');
  return (
    <article className={classes.article}>
      <header className={classes.head}>
        <p className={classes.kinds}>
          {post.categories.map((category) => (
            <Link key={category} to="/pages/blog/list" search={{ category: [category] }}>
              <Pill kind={CATEGORY_LOOK[category].kind}>{t(`categories.${category}`)}</Pill>
            </Link>
          ))}
        </p>
        <h1 className={classes.title} dir="auto">
          {post.title || t('untitled')}
        </h1>
        {post.excerpt && (
          <p className={classes.lead} dir="auto">
            {post.excerpt}
          </p>
        )}
        <div className={classes.byline}>
          <PersonAvatar name={post.userFullName} id={post.authorId ?? post.userFullName} src={post.avatar} size={40} />
          <div className={classes.bylineWords}>
            <span className={classes.author}>
              <bdi>{post.userFullName}</bdi>
            </span>
            <span>
              <time dateTime={post.blogPosted} title={formatDateTime(post.blogPosted)}>
                {formatDate(post.blogPosted)}
              </time>
              {post.minutes !== undefined && (
                <>
                  {' · '}
                  {t('minutes', { count: post.minutes, number: formatNumber(post.minutes) })}
                </>
              )}
            </span>
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      </header>
      <PostPicture src={post.img} seed={post.id} large />
      <SafeHtml html={post.content} className={classes.text ?? ''} />
      {post.tags.length > 0 && (
        <ul className={classes.tags} aria-label={t('tags')}>
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to="/pages/blog/list" search={{ tag }} dir="auto">
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
