import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import type { Article } from '#features/help/contract.ts';
import { ApiError } from '#web/client.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { usePersonHere } from '#web/session.ts';
import { NotFoundMessage } from '#web/shell/misc/NotFound.tsx';
import { articleQuery, treeQuery } from '../queries.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { draftShelf } from './shelf.ts';

const address = listAddress(lenient(z.object({ view: z._default(z.enum(['write', 'preview']), 'write') })));

export const Route = createFileRoute('/_frame/pages/help/edit/$id')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(treeQuery);
    void context.queryClient.prefetchQuery(articleQuery(Number(params.id)));
  },
  staticData: { title: 'pages:help-edit' },
  component: ArticlePage,
});

const route = getRouteApi('/_frame/pages/help/edit/$id');

function leftOf(person: number, id: number): Article | undefined {
  const kept = draftShelf(person, id).read();
  if (!kept) return undefined;
  return {
    ...{ id, version: kept.version, question: kept.question ?? '', content: kept.content ?? '' },
    ...{ categoryId: 0, slug: '', status: 'draft', hasDraft: false, published: null },
    ...{ yes: 0, no: 0, changedBy: null, updatedAt: '', createdAt: '' },
  };
}

function ArticlePage() {
  const id = Number(route.useParams().id);
  const { view } = route.useSearch();
  const navigate = route.useNavigate();
  const article = useQuery({ ...articleQuery(id), enabled: isStaying });
  const tree = useQuery(treeQuery);
  const person = usePersonHere();
  const error = article.error ?? tree.error;
  const isGone = article.error instanceof ApiError && article.error.status === 404;
  // What was being written when it was deleted is still here, on the page or on this computer.
  const shown = article.data ?? (isGone ? leftOf(person, id) : undefined);
  if (isGone && !shown) return <NotFoundMessage />;
  if (shown && tree.data) {
    return (
      <ArticleEditor
        key={id}
        article={shown}
        isGone={isGone}
        tree={tree.data}
        view={view}
        onView={(next) => void navigate({ search: { view: next }, replace: true, resetScroll: false })}
      />
    );
  }
  if (error) return <FailedState error={error} onRetry={() => void Promise.all([article.refetch(), tree.refetch()])} />;
  return <SkeletonRows rows={6} />;
}
