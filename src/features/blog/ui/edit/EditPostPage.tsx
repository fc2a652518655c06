import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { usePersonHere } from '#web/session.ts';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { editablePostQuery } from '../queries.ts';
import { Gone } from './Gone.tsx';
import { PostEditor } from './PostEditor.tsx';
import { postShelf } from './postShelf.ts';

export const Route = createFileRoute('/_frame/pages/blog/edit/$id')({
  // What others wrote since is what one begins from.
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery({ ...editablePostQuery(Number(params.id)), staleTime: 0 }),
  staticData: { title: 'pages:blog-edit' },
  component: EditPostPage,
});

const route = getRouteApi('/_frame/pages/blog/edit/$id');

function EditPostPage() {
  const { t } = useTranslation('blog');
  const id = Number(route.useParams().id);
  const one = useQuery({ ...editablePostQuery(id), enabled: isStaying });
  const person = usePersonHere();
  if (!one.data) {
    if (one.error instanceof ApiError && [400, 404].includes(one.error.status)) {
      // Deleted, with words that are on this computer alone.
      const kept = postShelf(person, id).read();
      if (!kept) return <NotFound />;
      return (
        <>
          <PageHeader title={kept.values.blogTitle || t('untitled')} />
          <Gone id={id} values={kept.values} />
        </>
      );
    }
    if (one.isError) return <FailedState title={t('failedOne')} error={one.error} onRetry={() => void one.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  return <PostEditor key={id} post={one.data} />;
}
