import { Link } from '@tanstack/react-router';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StepLink } from '#web/kit/StepLink.tsx';
import type { Neighbour } from '#web/kit/useNeighbours.ts';
import { useNeighbours } from '../useNeighbours.ts';
import classes from './Preview.module.css';

const stepTo = (to: Neighbour<InvoiceQuery> | undefined) =>
  to &&
  ((props: object) => (
    <Link to="/apps/invoice/preview/$id" params={{ id: String(to.id) }} state={{ invoiceList: to.list }} {...props} />
  ));

/** To the invoice before and after in the list somebody came from. */
export function Steps({ list, id }: { list: InvoiceQuery; id: number }) {
  const { t } = useTranslation('invoices');
  const { previous, next } = useNeighbours(list, id);
  return (
    <span className={classes.steps}>
      <StepLink way="previous" name={t('previous')} link={stepTo(previous)} />
      <StepLink way="next" name={t('next')} link={stepTo(next)} />
    </span>
  );
}
