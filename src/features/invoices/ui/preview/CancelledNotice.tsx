import type { Invoice } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatMoney } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { OrderLink } from './OrderLink.tsx';

/** The bill of a cancelled order asks for nothing: what was paid is to be given back. */
export function CancelledNotice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  if (!invoice.isCancelled) return null;
  return (
    <Notice tone="warning" actions={<OrderLink orderId={invoice.orderId} />}>
      {t('order.cancelled', {
        number: invoice.orderId,
        amount: formatMoney(invoice.totals.paidCents, invoice.currency),
      })}
    </Notice>
  );
}
