import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { treeQuery } from '../queries.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryPane } from './CategoryPane.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import classes from './Edit.module.css';

/** `open` is what lies beside the page: `new:3` for a category on a card, or `edit`. */
const address = listAddress(
  lenient(
    z.object({
      category: z.optional(z.coerce.number<number>().check(z.int())),
      open: z.optional(z.string().check(z.maxLength(20))),
    }),
  ),
);

export const Route = createFileRoute('/_frame/pages/help/edit')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(treeQuery),
  staticData: { title: 'pages:help-edit' },
  component: HelpEditPage,
});

const route = getRouteApi('/_frame/pages/help/edit');

function HelpEditPage() {
  const { t } = useTranslation('help');
  const { category, open } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(treeQuery);
  const chosen = data?.categories.find((one) => one.id === category) ?? data?.categories[0];
  const show = (next: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, open: next }), resetScroll: false });
  const choose = (id: number) => void navigate({ search: { category: id }, resetScroll: false });
  return (
    <>
      <PageHeader title={t('edit.title')} help={t('edit.help')} />
      {error && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonRows rows={8} />}
      {data && chosen && (
        <div className={classes.page}>
          <CategoryTree tree={data} chosen={chosen} onChoose={choose} onAdd={(cardId) => show(`new:${cardId}`)} />
          <CategoryPane key={chosen.id} tree={data} category={chosen} onEdit={() => show('edit')} />
        </div>
      )}
      {data && (
        <CategoryDrawer
          open={open}
          tree={data}
          chosen={chosen}
          onClose={() => show(undefined)}
          onAdded={(id) => choose(id)}
        />
      )}
    </>
  );
}
