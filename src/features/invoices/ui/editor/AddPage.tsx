import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { Breadcrumbs } from '#web/shell/Breadcrumbs.tsx';
import { invoiceSettingsQuery } from '../queries.ts';
import { Editor } from './Editor.tsx';

export const Route = createFileRoute('/_frame/apps/invoice/add')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(invoiceSettingsQuery),
  staticData: { title: 'pages:invoice-add' },
  component: AddPage,
});

function AddPage() {
  const { t } = useTranslation('invoices');
  const known = useQuery(invoiceSettingsQuery);
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumbs under="/apps/invoice/list" here={t('editor.newTitle')} />}
        title={t('editor.newTitle')}
        help={t('editor.help')}
      />
      {known.isError && !known.data && <FailedState error={known.error} onRetry={() => void known.refetch()} />}
      {known.isPending && <SkeletonRows rows={6} />}
      {known.data && <Editor settings={known.data.settings} />}
    </>
  );
}
