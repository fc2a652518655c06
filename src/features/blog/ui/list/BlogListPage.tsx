import { Button, UnstyledButton } from '@mantine/core';
import { IconArticle, IconBookmark, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { lenient } from '#contract/list.ts';
import { type BlogQuery, blogQuery } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageNumbers } from '#web/kit/DataTable/PageNumbers.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { NoSuchPage } from '#web/kit/NoSuchPage.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, NothingFound } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { postList, sidebarQuery } from '../queries.ts';
import classes from './List.module.css';
import { CardBones, PostCard } from './PostCard.tsx';
import { Sidebar } from './Sidebar.tsx';

const address = listAddress(lenient(blogQuery));

export const Route = createFileRoute('/_open/pages/blog/list')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(postList(deps));
    void context.queryClient.prefetchQuery(sidebarQuery);
  },
  staticData: { title: 'pages:blog-list' },
  component: BlogListPage,
});

const route = getRouteApi('/_open/pages/blog/list');

/** What the list is narrowed to, each with a way to let it go. */
function Narrowed({ search, onClear }: { search: BlogQuery; onClear: (key: 'category' | 'tag' | 'saved') => void }) {
  const { t } = useTranslation('blog');
  const chips: { key: 'category' | 'tag' | 'saved'; label: string }[] = [
    ...(search.category ?? []).map((one) => ({ key: 'category' as const, label: t(`categories.${one}`) })),
    ...(search.tag ? [{ key: 'tag' as const, label: `#${search.tag}` }] : []),
    ...(search.saved ? [{ key: 'saved' as const, label: t('savedPosts') }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={classes.narrowed} aria-label={t('narrowed')}>
      {chips.map(({ key, label }) => (
        <li key={label}>
          <UnstyledButton
            className={classes.chip}
            onClick={() => onClear(key)}
            aria-label={t('letGo', { name: label })}
          >
            <span dir="auto">{label}</span>
            <IconX size={14} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

function BlogListPage() {
  const { t } = useTranslation('blog');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = useAbility().can('manage', 'Blog');
  const posts = useQuery(postList(search));
  const go = (patch: Partial<BlogQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: 1, ...patch }), replace });
  const isNarrow = Boolean(search.q || search.category || search.tag || search.saved);

  function shown() {
    if (!posts.data) {
      if (posts.isError)
        return (
          <div className={classes.state}>
            <FailedState title={t('failed')} error={posts.error} onRetry={() => void posts.refetch()} />
          </div>
        );
      return (
        <div className={classes.cards} role="status" aria-label={t('kit:states.loading')}>
          {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <CardBones key={key} />
          ))}
        </div>
      );
    }
    if (posts.data.posts.length === 0)
      return (
        <div className={classes.state}>
          {posts.data.total > 0 ? (
            <NoSuchPage page={search.page} onFirst={() => go({})} />
          ) : search.saved && !search.q ? (
            <EmptyState icon={IconBookmark} title={t('empty.saved')} detail={t('empty.savedDetail')} />
          ) : isNarrow ? (
            <NothingFound query={search.q} onClear={() => void navigate({ search: {} })} />
          ) : (
            <EmptyState icon={IconArticle} title={t('empty.title')} detail={t('empty.detail')} />
          )}
        </div>
      );
    return (
      <>
        <div className={classes.cards} data-stale={posts.isPlaceholderData || undefined}>
          {posts.data.posts.map((post) => (
            <PostCard key={post.id} post={post} isSaved={search.saved} />
          ))}
        </div>
        <PageNumbers
          className={classes.pages}
          page={search.page}
          pages={Math.ceil(posts.data.total / search.perPage)}
          onPage={(page) => go({ page })}
        />
      </>
    );
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          mayWrite && (
            <>
              <Button variant="default" renderRoot={(props) => <Link to="/pages/blog/posts" {...props} />}>
                {t('managePosts')}
              </Button>
              <Button
                leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
                renderRoot={(props) => <Link to="/pages/blog/edit" {...props} />}
              >
                {t('write')}
              </Button>
            </>
          )
        }
      />
      <div className={classes.columns}>
        <section className={classes.main} aria-label={t('title')}>
          <Narrowed
            search={search}
            onClear={(key) =>
              go(key === 'category' ? { category: undefined } : key === 'tag' ? { tag: '' } : { saved: false })
            }
          />
          <p className={classes.spoken} role="status">
            {posts.data &&
              !posts.isPlaceholderData &&
              t('countedNumber', { count: posts.data.total, number: formatNumber(posts.data.total) })}
          </p>
          {shown()}
        </section>
        <Sidebar search={search} onAsk={(q) => go({ q }, true)} />
      </div>
    </>
  );
}
