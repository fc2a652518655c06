import { Button } from '@mantine/core';
import { IconArrowLeft, IconArticleOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BlogDetail } from '#features/blog/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { EmptyState, FailedState } from '#web/kit/states.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { slugIdOf } from '../addresses.ts';
import list from '../list/List.module.css';
import { PostCard } from '../list/PostCard.tsx';
import { Sidebar } from '../list/Sidebar.tsx';
import { postDetail } from '../queries.ts';
import { Article } from './Article.tsx';
import { Comments } from './Comments.tsx';
import classes from './Detail.module.css';
import { PostActions } from './PostActions.tsx';

function BackLink() {
  const { t } = useTranslation('blog');
  return (
    <Link to="/pages/blog/list" className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {t('title')}
    </Link>
  );
}

function Bones() {
  const { t } = useTranslation('kit');
  return (
    <div className={classes.article} role="status" aria-label={t('states.loading')}>
      <div className={classes.head}>
        <span className={list.boneLine} style={{ inlineSize: 80 }} />
        <span className={list.boneLine} style={{ inlineSize: '80%', blockSize: 28 }} />
        <span className={list.boneLine} style={{ inlineSize: '60%' }} />
      </div>
      <span className={list.bonePicture} />
      {['100%', '94%', '98%', '60%'].map((width) => (
        <span key={width} className={list.boneLine} style={{ inlineSize: width }} />
      ))}
    </div>
  );
}

/** Who previews what others cannot read is told so. */
function StandingNotice({ blog }: { blog: BlogDetail['blog'] }) {
  const { t } = useTranslation('blog');
  if (blog.status === 'Published') return null;
  return (
    <Notice tone="warning">
      {blog.status === 'Scheduled' && blog.scheduledAt
        ? t('preview.scheduled', { time: formatDateTime(blog.scheduledAt) })
        : t('preview.draft')}
    </Notice>
  );
}

function Loaded({ detail, meant }: { detail: BlogDetail; meant: number | undefined }) {
  const { t } = useTranslation('blog');
  const { blog, comments, more, related } = detail;
  return (
    <>
      <StandingNotice blog={blog} />
      <Article post={blog} actions={<PostActions post={blog} />} />
      <Comments postId={blog.id} comments={comments} more={more} count={blog.comments} meant={meant} />
      {related.length > 0 && (
        <section className={classes.related} aria-labelledby="related-title">
          <h2 className={classes.sectionTitle} id="related-title">
            {t('related')}
          </h2>
          <div className={`${list.cards} ${classes.relatedCards}`}>
            {related.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface Props {
  /** The end of the address; undefined is the newest post. */
  slugId?: string;
  comment?: number | undefined;
}

/** A post with what is said about it, and where to go on. */
export function PostView({ slugId, comment }: Props) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const one = useQuery(postDetail(slugId, comment));
  useTitleInstead(one.data?.blog.title);

  // An address it had before, or that was cut: the one it has now takes its place.
  const canonical = one.data && slugIdOf(one.data.blog);
  const isOther = slugId !== undefined && canonical !== undefined && canonical !== slugId;
  useEffect(() => {
    if (isOther)
      void navigate({
        to: '/pages/blog/detail/$slugId',
        params: { slugId: canonical },
        search: comment ? { comment } : {},
        replace: true,
      });
  }, [isOther, canonical, comment, navigate]);

  const isNone = one.error instanceof ApiError && [400, 404].includes(one.error.status);
  function shown() {
    if (isNone)
      return (
        <div className={list.state}>
          <EmptyState
            isPage
            icon={IconArticleOff}
            title={t('none.title')}
            detail={t('none.detail')}
            action={
              <Button variant="default" renderRoot={(props) => <Link to="/pages/blog/list" {...props} />}>
                {t('none.back')}
              </Button>
            }
          />
        </div>
      );
    if (one.data) return <Loaded key={one.data.blog.id} detail={one.data} meant={comment} />;
    if (one.isError)
      return (
        <div className={list.state}>
          <FailedState title={t('failedOne')} error={one.error} onRetry={() => void one.refetch()} />
        </div>
      );
    return <Bones />;
  }

  return (
    <div className={list.columns}>
      <div className={`${list.main} ${classes.main}`}>
        <BackLink />
        {shown()}
      </div>
      <Sidebar after onAsk={(q) => q && void navigate({ to: '/pages/blog/list', search: { q } })} />
    </div>
  );
}
