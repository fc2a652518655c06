import type { InvoiceRow } from '#features/invoices/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import classes from './invoices.module.css';
import { balanceInWords } from './money.ts';

/** Never by a sign alone: paid, what is owed, or what the client has to get back. */
export function Balance({ balance, currency }: Pick<InvoiceRow, 'balance' | 'currency'>) {
  const { t } = useTranslation('invoices');
  if (balance === 0) return <Pill kind="success">{t('balance.paid')}</Pill>;
  return <span className={balance < 0 ? classes.credit : classes.money}>{balanceInWords(balance, currency)}</span>;
}
