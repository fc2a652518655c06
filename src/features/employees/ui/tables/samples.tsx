import type { Employee } from '#features/employees/contract.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { formatDate, formatNumber } from '#web/kit/format.ts';
import type { PlainColumn, Tone } from '#web/kit/PlainTable.tsx';
import { formatPay } from '../money.ts';
import { StatusPill } from '../StatusPill.tsx';

type T = Translate<'employees'>;

export const STATUS_TONES: Record<Employee['status'], Tone | undefined> = {
  1: 'success',
  2: 'info',
  3: 'danger',
  4: 'warning',
  5: undefined,
};

/** The columns that most of the tables have. */
export function columnsOf(t: T) {
  const name: PlainColumn<Employee> = {
    id: 'name',
    header: t('columns.full_name'),
    isName: true,
    cell: (one) => <bdi>{one.full_name}</bdi>,
  };
  const post: PlainColumn<Employee> = { id: 'post', header: t('columns.post'), cell: (one) => <bdi>{one.post}</bdi> };
  const email: PlainColumn<Employee> = {
    id: 'email',
    header: t('columns.email'),
    cell: (one) => <span dir="ltr">{one.email}</span>,
  };
  const city: PlainColumn<Employee> = { id: 'city', header: t('columns.city'), cell: (one) => <bdi>{one.city}</bdi> };
  const start: PlainColumn<Employee> = {
    id: 'start',
    header: t('columns.start_date'),
    cell: (one) => <time dateTime={one.start_date}>{formatDate(one.start_date)}</time>,
  };
  const salary: PlainColumn<Employee> = {
    id: 'salary',
    header: t('columns.salary'),
    align: 'end',
    cell: (one) => formatPay(one.salary),
  };
  const age: PlainColumn<Employee> = {
    id: 'age',
    header: t('columns.age'),
    align: 'end',
    cell: (one) => formatNumber(one.age),
  };
  const experience: PlainColumn<Employee> = {
    id: 'experience',
    header: t('columns.experience'),
    align: 'end',
    cell: (one) => t('years', { count: one.experience, number: formatNumber(one.experience) }),
  };
  const status: PlainColumn<Employee> = {
    id: 'status',
    header: t('columns.status'),
    cell: (one) => <StatusPill status={one.status} />,
  };
  return { name, post, email, city, start, salary, age, experience, status };
}

/** The same columns with sums and means under them. */
export function withTotals(t: T, rows: Employee[]): PlainColumn<Employee>[] {
  const { name, city, experience, salary } = columnsOf(t);
  const sum = (value: (one: Employee) => number) => rows.reduce((total, one) => total + value(one), 0);
  const mean = rows.length > 0 ? Math.round(sum((one) => one.experience) / rows.length) : 0;
  // In whole cents: sums of units drift.
  const pay = sum((one) => Math.round(one.salary * 100)) / 100;
  return [
    { ...name, foot: t('counted', { count: rows.length, number: formatNumber(rows.length) }) },
    { ...city, foot: '' },
    { ...experience, foot: t('tables.mean', { value: t('years', { count: mean, number: formatNumber(mean) }) }) },
    { ...salary, foot: formatPay(pay) },
  ];
}
