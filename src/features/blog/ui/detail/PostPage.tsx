import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { postDetail, sidebarQuery } from '../queries.ts';
import { PostView } from './PostView.tsx';

/** `comment` is the one that a notification leads to. */
const search = z.object({ comment: orNone(fromOne) });

export const Route = createFileRoute('/_open/pages/blog/detail/$slugId')({
  validateSearch: search,
  loaderDeps: ({ search: { comment } }) => ({ comment }),
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(postDetail(params.slugId, deps.comment));
    void context.queryClient.prefetchQuery(sidebarQuery);
  },
  staticData: { title: 'pages:blog-detail' },
  component: PostPage,
});

const route = getRouteApi('/_open/pages/blog/detail/$slugId');

function PostPage() {
  return <PostView slugId={route.useParams().slugId} comment={route.useSearch().comment} />;
}
