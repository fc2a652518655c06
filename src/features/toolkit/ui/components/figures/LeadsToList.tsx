import { SimpleGrid } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { KpiCard } from '#web/kit/charts/KpiCard.tsx';
import { formatNumber } from '#web/kit/format.ts';

export function LeadsToList() {
  const { t } = useTranslation('component-figures');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
      <KpiCard label={t('link.users')} value={formatNumber(51)} detail={t('link.open')} href="/lms/users" />
      <KpiCard label={t('link.invoices')} value={formatNumber(8)} detail={t('link.open')} href="/apps/invoice/list" />
    </SimpleGrid>
  );
}
