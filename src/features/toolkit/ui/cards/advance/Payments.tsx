import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { invoiceQuery } from '#features/invoices/listContract.ts';
import { centsOf } from '#features/invoices/ui/money.ts';
import { invoiceList } from '#features/invoices/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { formatDate, formatMoney } from '#web/kit/format.ts';

const PAID = invoiceQuery.parse({ status: ['Paid'], sortColumn: 'issuedDate', perPage: 5 });

export function Payments() {
  const { t } = useTranslation('card-advance');
  const query = useQuery(invoiceList(PAID));
  return (
    <Card
      title={t('payments.head')}
      foot={<HrefLink href="/apps/invoice/list?status=Paid">{t('payments.link')}</HrefLink>}
    >
      <Body query={query} height={236} isEmpty={({ invoices }) => invoices.length === 0}>
        {({ invoices }) => (
          <ul className={classes.list}>
            {invoices.map(({ id, client, avatar, issuedDate, total, currency }) => (
              <li key={id}>
                <PersonAvatar name={client.name} id={client.id ?? id} src={avatar} size={32} />
                <span className={classes.grow}>
                  <bdi className={classes.name}>{client.name}</bdi>
                  <span className={classes.quiet}>{formatDate(issuedDate)}</span>
                </span>
                <span className={classes.number}>{formatMoney(centsOf(total), currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </Body>
    </Card>
  );
}
