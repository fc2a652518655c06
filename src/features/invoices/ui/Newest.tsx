import { IconFileInvoice } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { useAbility } from '#web/session.ts';
import { NewInvoiceButton } from './NewInvoiceButton.tsx';
import { newestInvoice } from './queries.ts';

/** An address without a number means the newest invoice. */
export function Newest({ to }: { to: '/apps/invoice/preview/$id' | '/apps/invoice/edit/$id' }) {
  const { t } = useTranslation('invoices');
  const mayManage = useAbility().can('manage', 'Invoice');
  const newest = useQuery(newestInvoice);
  if (newest.isError) return <FailedState error={newest.error} onRetry={() => void newest.refetch()} />;
  // What is known from before may have been deleted since.
  if (newest.data === undefined || (newest.isFetching && !newest.isFetchedAfterMount)) return <SkeletonRows rows={6} />;
  if (newest.data !== null) return <Navigate to={to} params={{ id: String(newest.data) }} replace />;
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        icon={IconFileInvoice}
        title={t('empty.title')}
        detail={t('empty.detail')}
        action={mayManage ? <NewInvoiceButton /> : undefined}
      />
    </>
  );
}
