import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { invoiceCountsQuery } from '#features/invoices/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { StackBar } from '#web/kit/charts/StackBar.tsx';
import { formatMoneyWhole } from '#web/kit/format.ts';

const PARTS = [
  ['paid', 'paidCents', 1],
  ['open', 'openCents', 5],
  ['pastDue', 'pastDueCents', 2],
] as const;

export function Statement() {
  const { t } = useTranslation('card-advance');
  const query = useQuery(invoiceCountsQuery);
  return (
    <Card title={t('statement.head')} foot={<HrefLink href="/apps/invoice/list">{t('statement.link')}</HrefLink>}>
      <Body query={query} height={120} isEmpty={({ money }) => money.length === 0}>
        {({ money }) =>
          money.map((sums) => {
            const write = (cents: number) => formatMoneyWhole(cents, sums.currency);
            const parts = PARTS.map(([id, key, color]) => {
              const cents = id === 'open' ? sums.openCents - sums.pastDueCents : sums[key];
              return { id, name: t(`statement.${id}`), value: cents, text: write(cents), color };
            });
            return (
              <div key={sums.currency} className={classes.sum}>
                <p className={classes.figure}>{write(sums.totalCents)}</p>
                <StackBar parts={parts} summary={parts.map(({ name, text }) => `${name}: ${text}`).join(', ')} />
              </div>
            );
          })
        }
      </Body>
    </Card>
  );
}
