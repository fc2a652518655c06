import { IconArrowRight, IconCircleX } from '@tabler/icons-react';
import type { OrderRow, OrderStatus } from '#features/orders/contract.ts';
import { type OrderQuery, orderMatch } from '#features/orders/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { moveMany } from '../bulk.ts';
import { exportOrders } from './exportOrders.ts';

const MOVES = ['packed', 'shipped', 'delivered'] as const satisfies OrderStatus[];

export function useBulkActions(search: OrderQuery): BulkAction<OrderRow>[] {
  const { t } = useTranslation('orders');
  const run = (status: OrderStatus, { all, ids, count, clear }: Selection<OrderRow>) =>
    moveMany(status, all ? { match: orderMatch.parse(search), count } : ids.map(Number), clear);
  return [
    {
      id: 'move',
      label: t('actions.move'),
      icon: IconArrowRight,
      choices: MOVES.map((status) => ({
        id: status,
        label: t(`statuses.${status}`),
        run: (selection) => run(status, selection),
      })),
    },
    useExportAction<OrderRow>((format, ids) => void exportOrders(format, search, ids)),
    {
      id: 'cancel',
      label: t('actions.cancel'),
      icon: IconCircleX,
      danger: true,
      run: (selection) => run('cancelled', selection),
    },
  ];
}
