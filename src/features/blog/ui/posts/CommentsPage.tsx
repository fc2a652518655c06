import { IconEye, IconEyeOff, IconFlag, IconMessageCircle, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { lenient } from '#contract/list.ts';
import type { ModeratedComment } from '#features/blog/contract.ts';
import { type CommentsQuery, commentsQuery } from '#features/blog/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { DataTable } from '#web/kit/DataTable/DataTable.tsx';
import { RowLink } from '#web/kit/DataTable/RowLink.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column, RowAction, View } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatNumber, formatRelative } from '#web/kit/format.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { slugIdOf } from '../addresses.ts';
import { moderate } from '../deeds.ts';
import { blogCountsQuery, commentList } from '../queries.ts';
import classes from './Posts.module.css';

const address = listAddress(lenient(commentsQuery));

export const Route = createFileRoute('/_frame/pages/blog/posts/comments')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(commentList(deps));
    void context.queryClient.prefetchQuery(blogCountsQuery);
  },
  staticData: { title: 'pages:blog-comments' },
  component: CommentsPage,
});

const route = getRouteApi('/_frame/pages/blog/posts/comments');

function Standing({ comment }: { comment: ModeratedComment }) {
  const { t } = useTranslation('blog');
  if (comment.isHidden) return <Pill kind="warning">{t('moderation.isHidden')}</Pill>;
  if (comment.reports.length > 0) return <Pill kind="danger">{t('moderation.isReported')}</Pill>;
  return <Pill>{t('moderation.isShown')}</Pill>;
}

function useColumns(): Column<ModeratedComment>[] {
  const { t } = useTranslation('blog');
  return useMemo(
    () => [
      {
        id: 'author',
        header: t('columns.comment'),
        fixed: true,
        phone: 'title',
        cell: (comment) => (
          <TitleCell
            name={comment.author}
            second={
              <span title={comment.text} dir="auto">
                {comment.text}
              </span>
            }
            picture={(size) => (
              <PersonAvatar
                name={comment.author}
                id={comment.authorId ?? comment.author}
                src={comment.avatar}
                size={size}
              />
            )}
          />
        ),
      },
      {
        id: 'reports',
        header: t('columns.reports'),
        plain: true,
        width: 230,
        yields: 1,
        cell: (comment) => (
          <span className={classes.reports}>
            {comment.reports.map(({ by, reason }) => (
              <span key={by} dir="auto" title={reason}>
                {reason ? t('moderation.reason', { name: by, reason }) : by}
              </span>
            ))}
          </span>
        ),
      },
      {
        id: 'post',
        header: t('columns.post'),
        plain: true,
        width: 200,
        yields: 2,
        cell: ({ postTitle }) => (
          <span className={classes.postTitle} dir="auto">
            {postTitle}
          </span>
        ),
        phone: 'facts',
        phoneCell: (comment) => comment.text,
      },
      {
        id: 'state',
        header: t('columns.status'),
        plain: true,
        width: 120,
        phone: 'status',
        cell: (comment) => <Standing comment={comment} />,
      },
      {
        id: 'at',
        header: t('columns.said'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 130,
        yields: 3,
        cell: ({ at }) => (
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
        ),
      },
    ],
    [t],
  );
}

function useActions() {
  const { t } = useTranslation('blog');
  return (comment: ModeratedComment): RowAction[] => [
    comment.isHidden
      ? { id: 'show', label: t('moderation.show'), icon: IconEye, run: () => void moderate(comment.id, 'show') }
      : {
          id: 'hide',
          label: t('moderation.hide'),
          icon: IconEyeOff,
          shortcut: 'h',
          run: () => void moderate(comment.id, 'hide'),
        },
    ...(comment.reports.length > 0 && !comment.isHidden
      ? [
          {
            id: 'dismiss',
            label: t('moderation.dismiss'),
            icon: IconShieldCheck,
            run: () => void moderate(comment.id, 'dismiss'),
          },
        ]
      : []),
  ];
}

/** What people say below the posts, for those who keep it decent. */
function CommentsPage() {
  const { t } = useTranslation('blog');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const comments = useQuery(commentList(search));
  const counts = useQuery(blogCountsQuery).data;
  const columns = useColumns();
  const rowActions = useActions();
  // To the comment in its place, where what was said before can be read, too.
  const rowLink = useCallback(({ postId, postSlug, id }: ModeratedComment, name: ReactNode) => {
    const slugId = slugIdOf({ id: postId, slug: postSlug });
    return (
      <RowLink
        plain={`/pages/blog/detail/${slugId}?comment=${id}`}
        to="/pages/blog/detail/$slugId"
        params={{ slugId }}
        search={{ comment: id }}
      >
        {name}
      </RowLink>
    );
  }, []);
  const views: View<CommentsQuery>[] = [
    { id: 'all', label: t('tabs.all'), count: counts?.comments, search: {} },
    { id: 'reported', label: t('tabs.reported'), count: counts?.reported, search: { state: 'reported' } },
    { id: 'hidden', label: t('tabs.hidden'), count: counts?.hidden, search: { state: 'hidden' } },
  ];
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs under="/pages/blog/posts" here={t('moderation.title')} />}
        title={t('moderation.title')}
        help={t('moderation.help')}
      />
      <DataTable
        name="blog-comments"
        caption={t('moderation.title')}
        columns={columns}
        rows={comments.data?.comments}
        total={comments.data?.total}
        state={comments}
        rowId={(comment) => String(comment.id)}
        rowName={(comment) => comment.author}
        search={search}
        onSearch={(patch, how) => navigate({ search: (before) => ({ ...before, ...patch }), replace: how?.replace })}
        searchLabel={t('moderation.search')}
        counted={(count) => t('comments.countedNumber', { count, number: formatNumber(count) })}
        views={views}
        rowLink={rowLink}
        rowActions={rowActions}
        empty={
          search.state === 'reported' ? (
            <EmptyState
              icon={IconFlag}
              title={t('moderation.noneReported')}
              detail={t('moderation.noneReportedDetail')}
            />
          ) : (
            <EmptyState icon={IconMessageCircle} title={t('comments.none')} />
          )
        }
        permission={PERMISSION_GRANTS.management.name}
      />
    </>
  );
}
