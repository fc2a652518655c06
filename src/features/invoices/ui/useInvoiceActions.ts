import {
  IconCash,
  IconCopyPlus,
  IconDownload,
  IconEye,
  IconPencil,
  IconPrinter,
  IconRestore,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { InvoiceRow } from '#features/invoices/contract.ts';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { RowAction } from '#web/kit/DataTable/types.ts';
import { useAbility } from '#web/session.ts';
import { doBulk } from './bulk.ts';
import { type Deed, deleteInvoice, downloadPdf, duplicateInvoice, restoreInvoice } from './deeds.ts';
import { usePdf } from './usePdf.ts';

interface Options {
  /** The list it stands in, whose next and previous ones follow it. */
  list: InvoiceQuery | undefined;
  onSend: (invoice: InvoiceRow) => void;
  onPay: (invoice: InvoiceRow) => void;
  /** Where there is no PDF: prints what is on the screen, or goes where that can be done. */
  onPrint: (invoice: InvoiceRow) => void;
  /** Deletes it on its own page, which is left then. */
  around?: (deed: Deed) => Promise<unknown>;
}

/** What can be done with an invoice, the same in a list's row and on its page. */
export function useInvoiceActions({ list, onSend, onPay, onPrint, around }: Options) {
  const { t } = useTranslation('invoices');
  const mayManage = useAbility().can('manage', 'Invoice');
  const navigate = useNavigate();
  const hasPdf = usePdf();

  return (invoice: InvoiceRow): RowAction[] => {
    const params = { id: String(invoice.id) };
    const state = list ? { invoiceList: list } : {};
    // A deleted one is in no list but the deleted ones' own.
    if (invoice.deletedAt)
      return mayManage
        ? [
            { id: 'restore', label: t('actions.restore'), icon: IconRestore, run: () => void restoreInvoice(invoice) },
            {
              id: 'purge',
              label: t('actions.purge'),
              icon: IconTrash,
              danger: true,
              run: () => void doBulk('purge', [invoice.id]),
            },
          ]
        : [];
    const preview: RowAction = {
      id: 'preview',
      label: t('actions.preview'),
      icon: IconEye,
      shortcut: 'v',
      run: () => void navigate({ to: '/apps/invoice/preview/$id', params, state }),
    };
    const paper: RowAction = hasPdf
      ? {
          id: 'pdf',
          label: t('actions.pdf'),
          icon: IconDownload,
          shortcut: 'd',
          run: () => void downloadPdf(invoice),
        }
      : { id: 'print', label: t('actions.print'), icon: IconPrinter, shortcut: 'd', run: () => onPrint(invoice) };
    if (!mayManage) return [preview, paper];
    return [
      preview,
      {
        id: 'edit',
        label: t('actions.edit'),
        icon: IconPencil,
        shortcut: 'e',
        run: () => void navigate({ to: '/apps/invoice/edit/$id', params, state }),
      },
      paper,
      { id: 'send', label: t('actions.send'), icon: IconSend, shortcut: 's', run: () => onSend(invoice) },
      {
        id: 'pay',
        label: t('actions.pay'),
        icon: IconCash,
        shortcut: 'p',
        refused: invoice.invoiceStatus === 'Draft' ? t('payment.draft') : undefined,
        run: () => onPay(invoice),
      },
      {
        id: 'duplicate',
        label: t('actions.duplicate'),
        icon: IconCopyPlus,
        run: () =>
          void duplicateInvoice(invoice, (id) =>
            navigate({ to: '/apps/invoice/edit/$id', params: { id: String(id) } }),
          ),
      },
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: IconTrash,
        danger: true,
        run: () => void deleteInvoice(invoice, around),
      },
    ];
  };
}
