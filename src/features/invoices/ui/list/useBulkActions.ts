import { IconMailCheck, IconRestore, IconSend, IconTrash } from '@tabler/icons-react';
import type { InvoiceBulk, InvoiceRow } from '#features/invoices/contract.ts';
import { type InvoiceQuery, invoiceMatch } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { useExportAction } from '#web/kit/DataTable/useExportAction.ts';
import { useAbility } from '#web/session.ts';
import { doBulk } from '../bulk.ts';
import { exportInvoices } from './exportInvoices.ts';

export function useBulkActions(search: InvoiceQuery): BulkAction<InvoiceRow>[] {
  const { t } = useTranslation('invoices');
  const mayManage = useAbility().can('manage', 'Invoice');
  const run = (action: InvoiceBulk['action'], { all, ids, count, clear }: Selection<InvoiceRow>) =>
    doBulk(action, all ? { match: invoiceMatch.parse(search), count } : ids.map(Number), clear);
  const toFile = useExportAction<InvoiceRow>((format, ids) => void exportInvoices(format, search, ids));
  if (!mayManage) return [toFile];
  if (search.deleted)
    return [
      {
        id: 'restore',
        label: t('actions.restore'),
        icon: IconRestore,
        run: (selection) => run('restore', selection),
      },
      {
        id: 'purge',
        label: t('actions.purge'),
        icon: IconTrash,
        danger: true,
        run: (selection) => run('purge', selection),
      },
    ];
  return [
    {
      id: 'send',
      label: t('actions.send'),
      icon: IconSend,
      run: (selection) => run('send', selection),
    },
    {
      id: 'mark-sent',
      label: t('actions.markSent'),
      icon: IconMailCheck,
      run: (selection) => run('mark-sent', selection),
    },
    toFile,
    {
      id: 'delete',
      label: t('actions.delete'),
      icon: IconTrash,
      danger: true,
      run: (selection) => run('delete', selection),
    },
  ];
}
