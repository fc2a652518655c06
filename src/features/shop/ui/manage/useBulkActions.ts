import { IconArchive, IconEye, IconEyeOff, IconPercentage } from '@tabler/icons-react';
import type { ProductBulk, ProductRow } from '#features/shop/contract.ts';
import { type ProductQuery, productMatch } from '#features/shop/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { formatNumber } from '#web/kit/format.ts';
import { doBulk, exportProducts } from './bulk.ts';

const STEPS = [-20, -10, -5, 5, 10];

export function useBulkActions(search: ProductQuery): BulkAction<ProductRow>[] {
  const { t } = useTranslation('shop');
  const run = (deed: Pick<ProductBulk, 'action' | 'percent'>, { all, ids, count, clear }: Selection<ProductRow>) =>
    doBulk(deed, all ? { match: productMatch.parse(search), count } : ids.map(Number), clear);
  const toFile = useExportAction<ProductRow>((format, ids) => void exportProducts(format, search, ids));
  return [
    {
      id: 'publish',
      label: t('manage.publish'),
      icon: IconEye,
      run: (selection) => run({ action: 'publish' }, selection),
    },
    {
      id: 'unpublish',
      label: t('manage.unpublish'),
      icon: IconEyeOff,
      run: (selection) => run({ action: 'unpublish' }, selection),
    },
    {
      id: 'price',
      label: t('manage.reprice'),
      icon: IconPercentage,
      choices: STEPS.map((percent) => ({
        id: String(percent),
        label: formatNumber(percent / 100, { style: 'percent', signDisplay: 'always' }),
        run: (selection) => run({ action: 'price', percent }, selection),
      })),
    },
    toFile,
    {
      id: 'archive',
      label: t('manage.archive'),
      icon: IconArchive,
      danger: true,
      run: (selection) => run({ action: 'archive' }, selection),
    },
  ];
}
