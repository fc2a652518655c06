import { useMemo } from 'react';
import type { ResultRow } from '#features/student/resultsContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatNumber, formatRelative } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { percent, points, shareOf, wordFor } from '../results/share.ts';
import { usePracticeName } from '../usePracticeName.ts';
import classes from './Marking.module.css';

const shareText = (row: ResultRow) => {
  const share = shareOf(row);
  return share === null ? '–' : percent(share);
};

export function useResultColumns(): Column<ResultRow>[] {
  const { t } = useTranslation('results');
  const nameOf = usePracticeName();
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('columns.person'),
        fixed: true,
        phone: 'title',
        cell: ({ person }) => (
          <TitleCell
            name={person.name}
            picture={(size) => <PersonAvatar name={person.name} id={person.id} src={person.avatar} size={size} />}
          />
        ),
      },
      {
        id: 'practice',
        header: t('columns.practice'),
        plain: true,
        phone: 'facts',
        cell: (row) => <bdi>{nameOf(row)}</bdi>,
      },
      {
        id: 'questions',
        header: t('columns.questions'),
        align: 'end',
        plain: true,
        width: 110,
        yields: 3,
        cell: (row) => formatNumber(row.questionCount),
      },
      {
        id: 'points',
        header: t('columns.points'),
        align: 'end',
        plain: true,
        width: 120,
        yields: 2,
        cell: ({ score, maxScore }) =>
          maxScore ? t('student:results.of', { score: points(score ?? 0), all: points(maxScore) }) : '–',
      },
      {
        id: 'share',
        header: t('columns.share'),
        sortable: true,
        align: 'end',
        plain: true,
        width: 106,
        phone: 'facts',
        cell: (row) => <span className={classes.share}>{shareText(row)}</span>,
        phoneCell: shareText,
      },
      {
        id: 'state',
        header: t('columns.state'),
        plain: true,
        width: 150,
        phone: 'status',
        cell: (row) => {
          const share = shareOf(row);
          if (row.ungraded > 0)
            return <Pill kind="warning">{t('toMark', { number: formatNumber(row.ungraded) })}</Pill>;
          if (share === null) return '–';
          const { word, kind } = wordFor(share);
          return <Pill kind={kind}>{t(`student:results.words.${word}`)}</Pill>;
        },
      },
      {
        id: 'finishedAt',
        header: t('columns.finished'),
        sortable: true,
        sortFirst: 'desc',
        plain: true,
        width: 150,
        yields: 1,
        cell: ({ finishedAt, startedAt }) => (
          <time dateTime={finishedAt ?? startedAt} title={formatDateTime(finishedAt ?? startedAt)}>
            {formatRelative(finishedAt ?? startedAt)}
          </time>
        ),
      },
    ],
    [t, nameOf],
  );
}
