import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Employee } from '#features/employees/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { PlainTable } from '#web/kit/PlainTable.tsx';
import { EmptyState, FailedState, NoAccess, SkeletonRows } from '#web/kit/states.tsx';
import { employeeSearch } from '../employeeSearch.ts';
import { employeeList } from '../queries.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { Sample } from './Sample.tsx';
import { columnsOf, STATUS_TONES, withTotals } from './samples.tsx';
import classes from './Tables.module.css';

const { open: _none, ...FIRST_ROWS } = employeeSearch.parse({ perPage: 12, sortColumn: 'id' });
const list = employeeList(FIRST_ROWS);

export const Route = createFileRoute('/_frame/tables/reactstrap')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(list);
  },
  staticData: { title: 'pages:table-reactstrap' },
  component: TablesPage,
});

const FEW = 4;
const rowId = (one: Employee) => one.id;
/** The four plain ones differ by a word or two. */
const PLAIN = {
  basic: {},
  striped: { striped: true },
  hover: { hover: true },
  bordered: { look: 'bordered' },
  borderless: { look: 'borderless' },
  darkHead: { darkHead: true },
  compact: { density: 'compact' },
  relaxed: { density: 'relaxed' },
} as const;

function Samples({ rows }: { rows: Employee[] }) {
  const { t } = useTranslation('employees');
  const columns = useMemo(() => columnsOf(t), [t]);
  const { name, post, email, city, start, salary, age, experience, status } = columns;
  const few = rows.slice(0, FEW);
  const kinds = Object.keys(PLAIN) as (keyof typeof PLAIN)[];
  const words = (kind: string) => ({ title: t(`tables.${kind}.title`), help: t(`tables.${kind}.help`) });
  return (
    <div className={classes.cards}>
      {kinds.map((kind) => (
        <Sample key={kind} {...words(kind)}>
          <PlainTable
            caption={t(`tables.${kind}.title`)}
            columns={[name, city, age, status]}
            rows={few}
            rowId={rowId}
            {...PLAIN[kind]}
          />
        </Sample>
      ))}
      <Sample {...words('rows')}>
        <PlainTable
          caption={t('tables.rows.title')}
          columns={[name, post, status]}
          rows={rows.slice(0, 6)}
          rowId={rowId}
          rowTone={(one) => STATUS_TONES[one.status]}
        />
      </Sample>
      <Sample {...words('cells')}>
        <PlainTable
          caption={t('tables.cells.title')}
          columns={[name, age, { ...status, tone: (one) => STATUS_TONES[one.status] }]}
          rows={rows.slice(0, 6)}
          rowId={rowId}
        />
      </Sample>
      <Sample {...words('people')} isWide>
        <PeopleTable caption={t('tables.people.title')} rows={few} />
      </Sample>
      <Sample {...words('caption')}>
        <PlainTable
          caption={t('tables.caption.words')}
          showCaption
          columns={[name, city, start]}
          rows={few}
          rowId={rowId}
        />
      </Sample>
      <Sample {...words('foot')}>
        <PlainTable caption={t('tables.foot.title')} columns={withTotals(t, few)} rows={few} rowId={rowId} />
      </Sample>
      <Sample {...words('sideways')}>
        <PlainTable
          caption={t('tables.sideways.title')}
          columns={[name, post, email, city, start, age, experience, salary, status]}
          rows={few}
          rowId={rowId}
          minWidth={1200}
        />
      </Sample>
      <Sample {...words('sticky')}>
        <PlainTable
          caption={t('tables.sticky.title')}
          columns={[name, city, salary]}
          rows={rows}
          rowId={rowId}
          height={236}
        />
      </Sample>
    </div>
  );
}

/** Every look of the plain table, on the first rows of the employees. */
function TablesPage() {
  const { t } = useTranslation('employees');
  const rows = useQuery(list);
  function content() {
    if (rows.data?.rows.length === 0) return <EmptyState title={t('empty')} detail={t('emptyDetail')} />;
    if (rows.data) return <Samples rows={rows.data.rows} />;
    if (rows.error instanceof ApiError && rows.error.status === 403) return <NoAccess />;
    if (rows.error) return <FailedState error={rows.error} onRetry={() => void rows.refetch()} />;
    return <SkeletonRows rows={6} />;
  }
  return (
    <>
      <PageHeader title={t('tables.title')} help={t('tables.help')} />
      {rows.data && rows.data.rows.length > 0 ? content() : <div className={classes.alone}>{content()}</div>}
    </>
  );
}
