import type { Employee } from '#features/employees/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import { formatPay } from '../money.ts';
import { StatusPill } from '../StatusPill.tsx';
import classes from './Details.module.css';

const MONTHS = 12;
const YEAR_MS = 365.25 * 86_400_000;

/** What opens under a row: all there is to know, and what follows from it. */
export function Details({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const years = (count: number) => t('years', { count, number: formatNumber(count) });
  const here = Math.max(0, Math.floor((Date.now() - Date.parse(employee.start_date)) / YEAR_MS));
  const facts: [name: string, value: React.ReactNode][] = [
    [
      t('columns.email'),
      <a key="email" href={`mailto:${employee.email}`} dir="ltr">
        {employee.email}
      </a>,
    ],
    [t('columns.post'), <bdi key="post">{employee.post || t('details.none')}</bdi>],
    [t('columns.city'), <bdi key="city">{employee.city || t('details.none')}</bdi>],
    [t('columns.start_date'), `${formatDate(employee.start_date)} (${years(here)})`],
    [t('details.perMonth'), formatPay(employee.salary / MONTHS)],
    [t('columns.age'), years(employee.age)],
    [t('columns.experience'), years(employee.experience)],
    [t('columns.status'), <StatusPill key="status" status={employee.status} />],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
