import { createFileRoute } from '@tanstack/react-router';
import { postDetail, sidebarQuery } from '../queries.ts';
import { PostView } from './PostView.tsx';

/** The address without a post: the newest one. */
export const Route = createFileRoute('/_open/pages/blog/detail')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(postDetail());
    void context.queryClient.prefetchQuery(sidebarQuery);
  },
  staticData: { title: 'pages:blog-detail' },
  component: NewestPage,
});

function NewestPage() {
  return <PostView />;
}
