import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod';
import { postDetail, sidebarQuery } from '../queries.ts';
import { PostView } from './PostView.tsx';

/** `comment` is the one that a notification leads to. */
const search = z.object({ comment: z.number().int().min(1).optional().catch(undefined) });

export const Route = createFileRoute('/_open/pages/blog/detail/$slugId')({
  validateSearch: search,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(postDetail(params.slugId));
    void context.queryClient.prefetchQuery(sidebarQuery);
  },
  staticData: { title: 'pages:blog-detail' },
  component: PostPage,
});

const route = getRouteApi('/_open/pages/blog/detail/$slugId');

function PostPage() {
  return <PostView slugId={route.useParams().slugId} comment={route.useSearch().comment} />;
}
