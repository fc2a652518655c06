import { useMemo } from 'react';
import type { PostRow } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDate, formatDateTime, formatList, formatNumber, formatRelative } from '#web/kit/format.ts';
import { PostPicture } from '../PostPicture.tsx';
import { StandingPill } from '../StandingPill.tsx';
import classes from './Posts.module.css';

const thumb = (post: PostRow) => () => (
  <span className={classes.thumb}>
    <PostPicture src={post.img} seed={post.id} />
  </span>
);

export function usePostColumns(): Column<PostRow>[] {
  const { t } = useTranslation('blog');
  return useMemo(() => {
    const kinds = (post: PostRow) => formatList(post.categories.map((one) => t(`categories.${one}`)));
    const when = (post: PostRow) => {
      const at = post.scheduledAt ?? post.publishedAt;
      return at ? <time dateTime={at}>{formatDate(at)}</time> : <span aria-hidden>–</span>;
    };
    return [
      {
        id: 'title',
        header: t('columns.title'),
        sortable: true,
        fixed: true,
        phone: 'title',
        cell: (post) => <TitleCell name={post.title || t('untitled')} second={kinds(post)} picture={thumb(post)} />,
        phoneCell: (post) => <TitleCell name={post.title || t('untitled')} picture={thumb(post)} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        sortable: true,
        plain: true,
        width: 136,
        phone: 'status',
        cell: (post) => <StandingPill status={post.status} />,
      },
      {
        id: 'author',
        header: t('columns.author'),
        sortable: true,
        width: 190,
        yields: 1,
        cell: (post) => (
          <span className={classes.author}>
            <PersonAvatar name={post.author} id={post.authorId ?? post.author} src={post.avatar} size={22} />
            <span dir="auto">{post.author}</span>
          </span>
        ),
        phone: 'facts',
        phoneCell: (post) => post.author,
      },
      {
        id: 'publishedAt',
        header: t('columns.published'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 130,
        cell: when,
        phone: 'facts',
      },
      {
        id: 'comments',
        header: t('columns.comments'),
        align: 'end',
        plain: true,
        width: 110,
        yields: 2,
        cell: (post) => formatNumber(post.comments),
      },
      {
        id: 'bookmarked',
        header: t('columns.bookmarked'),
        align: 'end',
        plain: true,
        width: 120,
        hiddenAtFirst: true,
        cell: (post) => formatNumber(post.bookmarked),
      },
      {
        id: 'changedAt',
        header: t('columns.changed'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 140,
        yields: 3,
        cell: (post) => (
          <time dateTime={post.changedAt} title={formatDateTime(post.changedAt)}>
            {formatRelative(post.changedAt)}
          </time>
        ),
      },
    ];
  }, [t]);
}
