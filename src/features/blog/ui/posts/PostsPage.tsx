import { Button } from '@mantine/core';
import { IconArticle, IconMessageReport, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { PostRow } from '#features/blog/contract.ts';
import { type PostsQuery, postsQuery } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import type { View } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { blogCountsQuery, editorsList } from '../queries.ts';
import { usePostActions } from './usePostActions.ts';
import { usePostColumns } from './usePostColumns.tsx';
import { usePostFilters } from './usePostFilters.ts';

const address = listAddress(lenient(postsQuery));

export const Route = createFileRoute('/_frame/pages/blog/posts')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(editorsList(deps));
    void context.queryClient.prefetchQuery(blogCountsQuery);
  },
  staticData: { title: 'pages:blog-posts' },
  component: PostsPage,
});

const route = getRouteApi('/_frame/pages/blog/posts');

function NewButton() {
  const { t } = useTranslation('blog');
  return (
    <Button
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/pages/blog/edit" {...props} />}
    >
      {t('write')}
    </Button>
  );
}

/** All posts in every state, for those who write them. */
function PostsPage() {
  const { t } = useTranslation('blog');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const posts = useQuery(editorsList(search));
  const counts = useQuery(blogCountsQuery).data;
  const columns = usePostColumns();
  const filters = usePostFilters(counts?.authors);
  const rowActions = usePostActions();
  const rowLink = useCallback(
    (post: PostRow, name: ReactNode) => (
      <RowLink plain={`/pages/blog/edit/${post.id}`} to="/pages/blog/edit/$id" params={{ id: String(post.id) }}>
        {name}
      </RowLink>
    ),
    [],
  );
  const views: View<PostsQuery>[] = [
    { id: 'all', label: t('tabs.all'), count: counts?.all, search: {} },
    { id: 'published', label: t('statuses.Published'), count: counts?.published, search: { status: ['Published'] } },
    { id: 'scheduled', label: t('statuses.Scheduled'), count: counts?.scheduled, search: { status: ['Scheduled'] } },
    { id: 'drafts', label: t('tabs.drafts'), count: counts?.drafts, search: { status: ['Draft'] } },
    { id: 'deleted', label: t('tabs.deleted'), count: counts?.deleted, search: { deleted: true } },
  ];
  return (
    <>
      <PageHeader
        title={t('posts.title')}
        help={t('posts.help')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconMessageReport size={16} stroke={1.75} aria-hidden />}
              rightSection={
                counts && counts.reported > 0 ? <Pill kind="danger">{formatNumber(counts.reported)}</Pill> : undefined
              }
              renderRoot={(props) => (
                <Link
                  to="/pages/blog/posts/comments"
                  search={counts && counts.reported > 0 ? { state: 'reported' } : {}}
                  {...props}
                />
              )}
            >
              {t('moderation.title')}
            </Button>
            <NewButton />
          </>
        }
      />
      <DataTable
        name="blog-posts"
        caption={t('posts.title')}
        columns={columns}
        rows={posts.data?.posts}
        total={posts.data?.total}
        about={posts.data?.about}
        state={posts}
        rowId={(post) => String(post.id)}
        rowName={(post) => post.title || t('untitled')}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('search')}
        counted={(count) => t('countedNumber', { count, number: formatNumber(count) })}
        views={views}
        filters={filters}
        rowLink={search.deleted ? undefined : rowLink}
        rowActions={rowActions}
        empty={
          search.deleted ? (
            <EmptyState icon={IconTrash} title={t('empty.deleted')} detail={t('empty.deletedDetail')} />
          ) : (
            <EmptyState icon={IconArticle} title={t('empty.title')} detail={t('empty.mine')} action={<NewButton />} />
          )
        }
        permission={PERMISSION_GRANTS.management.name}
        phoneAction={<NewButton />}
      />
    </>
  );
}
