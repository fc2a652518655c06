import { IconAlertCircle, IconInfoCircle, IconListCheck, IconQuestionMark } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ImportRow } from '#features/questions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { DataTable, type ListState } from '#web/kit/DataTable/DataTable.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column, ListSearch, View } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { EmptyState } from '#web/kit/states.tsx';
import { KindName } from '../KindName.tsx';
import { useQuestionName } from '../useQuestionName.ts';
import classes from './ImportPage.module.css';
import { showRows } from './showRows.ts';

export interface PreviewSearch extends ListSearch {
  only?: 'right' | 'wrong' | undefined;
}

const FIRST: PreviewSearch = { q: '', page: 1, perPage: 25, sort: 'asc', sortColumn: 'line' };

function Remarks({ row }: { row: ImportRow }) {
  return (
    <ul className={classes.remarks}>
      {row.problems.map((problem) => (
        <li key={problem} className={classes.problem}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden />
          <span>{say(problem)}</span>
        </li>
      ))}
      {row.notes.map((note) => (
        <li key={note}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
          <span>{say(note)}</span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  rows: ImportRow[] | undefined;
  state: ListState;
}

/** What was found in the file, question by question, before anything is stored. */
export function PreviewTable({ rows, state }: Props) {
  const { t, i18n } = useTranslation('questions');
  const nameOf = useQuestionName();
  const [search, setSearch] = useState(FIRST);
  const shown = useMemo(() => rows && showRows(rows, search, i18n.language), [rows, search, i18n.language]);
  // Several questions may stand in one line.
  const places = useMemo(() => new Map(rows?.map((row, place) => [row, place])), [rows]);
  const wrong = rows?.filter((row) => row.problems.length > 0).length;

  const columns: Column<ImportRow>[] = useMemo(
    () => [
      {
        id: 'line',
        header: t('import.columns.line'),
        sortable: true,
        align: 'end',
        fixed: true,
        plain: true,
        width: 64,
        cell: (row) => formatNumber(row.line),
      },
      {
        id: 'name',
        header: t('import.columns.question'),
        sortable: true,
        fixed: true,
        plain: true,
        phone: 'title',
        cell: (row) => <TitleCell name={nameOf(row)} />,
      },
      {
        id: 'kind',
        header: t('import.columns.kind'),
        sortable: true,
        width: 140,
        phone: 'facts',
        cell: (row) =>
          row.kind ? (
            <KindName kind={row.kind} name={t(`kinds.${row.kind}`)} />
          ) : (
            <span className={classes.unknown}>
              <IconQuestionMark size={16} stroke={1.75} aria-hidden />
              <bdi>{row.kindName}</bdi>
            </span>
          ),
        phoneCell: (row) => (row.kind ? t(`kinds.${row.kind}`) : row.kindName),
      },
      {
        id: 'category',
        header: t('import.columns.category'),
        sortable: true,
        width: 120,
        cell: (row) => (
          <span className={classes.cut} dir="auto">
            {row.categoryPath.join(' › ')}
          </span>
        ),
      },
      {
        id: 'problems',
        header: t('import.columns.problems'),
        width: 264,
        phone: 'facts',
        cell: (row) => <Remarks row={row} />,
        phoneCell: (row) => [...row.problems, ...row.notes].map(say).join(' '),
      },
    ],
    [t, nameOf],
  );
  const views: View<PreviewSearch>[] = [
    { id: 'all', label: t('import.tabs.all'), count: rows?.length, search: {} },
    { id: 'wrong', label: t('import.tabs.wrong'), count: wrong, search: { only: 'wrong' } },
    {
      id: 'right',
      label: t('import.tabs.right'),
      count: rows && wrong !== undefined ? rows.length - wrong : undefined,
      search: { only: 'right' },
    },
  ];

  return (
    <DataTable
      name="questionImport"
      caption={t('import.preview')}
      columns={columns}
      rows={shown?.page}
      total={shown?.total}
      state={state}
      rowId={(row) => String(places.get(row))}
      rowName={nameOf}
      search={search}
      onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      searchLabel={t('import.search')}
      counted={(count) => t('list.counted', { count, number: formatNumber(count) })}
      views={views}
      empty={
        rows?.length ? (
          <EmptyState
            icon={IconListCheck}
            title={search.only === 'wrong' ? t('import.noneWrong') : t('import.noneRight')}
          />
        ) : (
          <EmptyState icon={IconListCheck} title={t('import.noneFound')} detail={t('import.noneFoundDetail')} />
        )
      }
    />
  );
}
