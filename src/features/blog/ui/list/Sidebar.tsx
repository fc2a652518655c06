import { IconBookmark, IconLayoutGrid, IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { startQuery } from '#features/auth/ui/queries.ts';
import type { BlogCategory, BlogQuery } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { SearchField } from '#web/kit/SearchField.tsx';
import { useSession } from '#web/session.ts';
import { slugIdOf } from '../addresses.ts';
import { CATEGORY_LOOK } from '../categoryLook.ts';
import { PostPicture } from '../PostPicture.tsx';
import { sidebarQuery } from '../queries.ts';
import classes from './List.module.css';

function Categories({ open }: { open: BlogCategory | undefined }) {
  const { t } = useTranslation('blog');
  const { data } = useQuery(sidebarQuery);
  const isSigned = useSession() !== null;
  return (
    <nav className={classes.categories} aria-label={t('categoriesLabel')}>
      <Link
        to="/pages/blog/list"
        activeOptions={{ exact: true, includeSearch: true }}
        search={{}}
        className={classes.category}
      >
        <IconLayoutGrid size={18} stroke={1.75} aria-hidden />
        <span className={classes.categoryName}>{t('all')}</span>
      </Link>
      {data?.categories.map(({ category, posts }) => {
        const Glyph = CATEGORY_LOOK[category].icon;
        return (
          <Link
            key={category}
            to="/pages/blog/list"
            search={{ category: [category] }}
            className={classes.category}
            aria-current={open === category ? 'page' : undefined}
          >
            <Glyph size={18} stroke={1.75} aria-hidden />
            <span className={classes.categoryName}>
              {t(`categories.${category}`)}
              <span className={classes.categoryAbout}>{t(`about.${category}`)}</span>
            </span>
            <span className={classes.categoryCount}>{formatNumber(posts)}</span>
          </Link>
        );
      })}
      {isSigned && (
        <Link to="/pages/blog/list" search={{ saved: true }} className={classes.category}>
          <IconBookmark size={18} stroke={1.75} aria-hidden />
          <span className={classes.categoryName}>{t('savedPosts')}</span>
        </Link>
      )}
    </nav>
  );
}

function Recent() {
  const { t } = useTranslation('blog');
  const { data } = useQuery(sidebarQuery);
  return (
    <ul className={classes.recent}>
      {(data?.recentPosts ?? []).map((post) => (
        <li key={post.id}>
          <Link to="/pages/blog/detail/$slugId" params={{ slugId: slugIdOf(post) }}>
            <span className={classes.thumb}>
              <PostPicture src={post.img} seed={post.id} />
            </span>
            <span className={classes.recentWords}>
              <span className={classes.recentTitle} dir="auto">
                {post.title}
              </span>
              <time dateTime={post.createdTime}>{formatDate(post.createdTime)}</time>
            </span>
          </Link>
        </li>
      ))}
      {data?.recentPosts.length === 0 && <li className={classes.quiet}>{t('empty.title')}</li>}
    </ul>
  );
}

interface Props {
  /** That of the list; beside a post there is none. */
  search?: BlogQuery;
  onAsk: (q: string) => void;
  /** Where there is no room beside, it all comes after what is read. */
  after?: boolean;
}

/** What stands beside the posts: the search, what they are about, and what is new. */
export function Sidebar({ search, onAsk, after = false }: Props) {
  const { t } = useTranslation('blog');
  const inTab = useQuery(startQuery).data?.inTab ?? false;
  return (
    <aside className={classes.side} data-after={after || undefined} aria-label={t('side')}>
      <SearchField
        q={search?.q ?? ''}
        onAsk={onAsk}
        label={t('search')}
        clearLabel={t('clearSearch')}
        onEnter={search === undefined}
      />
      <section className={classes.box}>
        <h2 className={classes.boxTitle}>{t('categoriesLabel')}</h2>
        <Categories open={search?.category?.length === 1 ? search.category[0] : undefined} />
      </section>
      <section className={classes.box}>
        <h2 className={classes.boxTitle}>{t('recent')}</h2>
        <Recent />
      </section>
      {/* A tab answers its own page; a reader of feeds finds nobody there. */}
      {!inTab && (
        <a className={classes.feed} href={`${import.meta.env.BASE_URL}blog/rss.xml`} target="_blank" rel="noreferrer">
          <IconRss size={16} stroke={1.75} aria-hidden />
          {t('feed')}
        </a>
      )}
    </aside>
  );
}
