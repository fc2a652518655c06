import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { fromOne, orNone } from '#web/kit/addressParts.ts';
import { PostEditor } from './PostEditor.tsx';

/** The id comes with the first save. The writer stays in the same field; whoever comes by this address is led on. */
const search = z.object({ id: orNone(fromOne) });

export const Route = createFileRoute('/_frame/pages/blog/edit')({
  validateSearch: search,
  beforeLoad: ({ search: { id }, cause }) => {
    if (id && cause === 'enter') throw redirect({ to: '/pages/blog/edit/$id', params: { id: String(id) } });
  },
  staticData: { title: 'pages:blog-new' },
  component: NewPostPage,
});

const route = getRouteApi('/_frame/pages/blog/edit');

function NewPostPage() {
  const navigate = route.useNavigate();
  return (
    <PostEditor post={null} onMade={(id) => void navigate({ search: { id }, replace: true, resetScroll: false })} />
  );
}
