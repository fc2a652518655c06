import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconArticle, IconBookmark, IconChevronLeft, IconChevronRight, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lenient } from '#contract/list.ts';
import { type BlogQuery, blogQuery } from '#features/blog/contract.ts';
import { pageButtons } from '#web/kit/DataTable/address.ts';
import pager from '#web/kit/DataTable/Pager.module.css';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
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

interface PagesProps {
  search: BlogQuery;
  total: number;
  onPage: (page: number) => void;
}

function Pages({ search: { page, perPage }, total, onPage }: PagesProps) {
  const { t } = useTranslation('blog');
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  return (
    <nav className={`${pager.pages} ${classes.pages}`} aria-label={t('kit:table.pages')}>
      <ActionIcon
        className={pager.arrow}
        size={36}
        aria-label={t('kit:table.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      {pageButtons(page, pages).map((one) =>
        typeof one === 'number' ? (
          <UnstyledButton
            key={one}
            className={pager.page}
            aria-label={t('kit:table.page', { page: formatNumber(one) })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {formatNumber(one)}
          </UnstyledButton>
        ) : (
          <span key={one} className={pager.gap} aria-hidden>
            …
          </span>
        ),
      )}
      <ActionIcon
        className={pager.arrow}
        size={36}
        aria-label={t('kit:table.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </nav>
  );
}

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
          {search.saved && !search.q ? (
            <EmptyState icon={IconBookmark} title={t('empty.saved')} detail={t('empty.savedDetail')} />
          ) : isNarrow || search.page > 1 ? (
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
        <Pages search={search} total={posts.data.total} onPage={(page) => go({ page })} />
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
            {posts.data && !posts.isPlaceholderData && t('counted', { count: posts.data.total })}
          </p>
          {shown()}
        </section>
        <Sidebar search={search} onAsk={(q) => go({ q }, true)} />
      </div>
    </>
  );
}
