import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { slugIdOf } from '../money.ts';
import { featuredOne } from '../queries.ts';

export const Route = createFileRoute('/_frame/apps/ecommerce/product-detail')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(featuredOne),
  staticData: { title: 'pages:product-detail' },
  component: FeaturedPage,
});

/** Without a product in the address: the one that stands in front. */
function FeaturedPage() {
  const { t } = useTranslation('shop');
  const first = useQuery(featuredOne);
  if (first.data)
    return <Navigate to="/apps/ecommerce/product-detail/$slugId" params={{ slugId: slugIdOf(first.data) }} replace />;
  if (first.error instanceof ApiError && first.error.status === 404)
    return <EmptyState icon={IconPackage} title={t('empty.title')} detail={t('empty.detail')} />;
  if (first.isError) return <FailedState error={first.error} onRetry={() => void first.refetch()} />;
  return <SkeletonRows rows={6} />;
}
