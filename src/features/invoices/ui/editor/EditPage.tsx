import { useQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { NotFound } from '#web/shell/misc/NotFound.tsx';
import { useTitleInstead } from '#web/shell/usePageTitle.ts';
import { numberOf } from '../money.ts';
import preview from '../preview/Preview.module.css';
import { invoiceOne, invoiceSettingsQuery } from '../queries.ts';
import { StatusPill } from '../StatusPill.tsx';
import { Editor } from './Editor.tsx';

export const Route = createFileRoute('/_frame/apps/invoice/edit/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceOne(Number(params.id)));
    void context.queryClient.prefetchQuery(invoiceSettingsQuery);
  },
  staticData: { title: 'pages:invoice-edit' },
  component: EditPage,
});

const route = getRouteApi('/_frame/apps/invoice/edit/$id');

/** There is none with this number, or it is no number. */
const isNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

function EditPage() {
  const { t } = useTranslation('invoices');
  const id = Number(route.useParams().id);
  const one = useQuery(invoiceOne(id));
  const known = useQuery(invoiceSettingsQuery);
  const name = t('editor.editTitle', { number: numberOf({ id }) });
  useTitleInstead(one.data && name);

  if (!one.data || !known.data) {
    if (isNone(one.error)) return <NotFound />;
    const failed = [one, known].find((query) => query.isError);
    if (failed) return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  const { invoice } = one.data;
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs under="/apps/invoice/list" here={name} />}
        title={
          <span className={preview.title}>
            {name} <StatusPill status={invoice.invoiceStatus} />
          </span>
        }
      />
      <Editor key={id} invoice={invoice} settings={known.data.settings} />
    </>
  );
}
