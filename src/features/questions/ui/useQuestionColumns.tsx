import { useMemo } from 'react';
import type { QuestionRow } from '#features/questions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { TitleCell } from '#web/kit/DataTable/TitleCell.tsx';
import type { Column } from '#web/kit/DataTable/types.ts';
import { formatDateTime, formatList, formatNumber, formatShortDate } from '#web/kit/format.ts';
import { Status } from '#web/kit/Status.tsx';
import { KindName } from './KindName.tsx';
import { Level } from './Level.tsx';
import classes from './QuestionsPage.module.css';
import { questionCode, STATUS_SHAPES } from './questionLook.ts';
import { shortName } from './shortName.ts';
import { useQuestionName } from './useQuestionName.ts';

const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 0 });
const twoDigits = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' });

const day = (moment: string) => (
  <time dateTime={moment} title={formatDateTime(moment)}>
    {formatShortDate(moment)}
  </time>
);

/** Beside the tree of categories the column of them is the first that can be spared. */
export function useQuestionColumns(isBesideTree: boolean): Column<QuestionRow>[] {
  const { t } = useTranslation('questions');
  const nameOf = useQuestionName();
  return useMemo(() => {
    const none = <span className={classes.quiet}>–</span>;
    const columns: Column<QuestionRow>[] = [
      {
        id: 'id',
        header: t('list.columns.id'),
        sortable: true,
        sortFirst: 'desc',
        fixed: true,
        plain: true,
        width: 82,
        cell: (question) => <bdi className={classes.code}>{questionCode(question.id)}</bdi>,
      },
      {
        id: 'name',
        header: t('list.columns.question'),
        sortable: true,
        fixed: true,
        plain: true,
        phone: 'title',
        cell: (question) => <TitleCell name={nameOf(question)} />,
      },
      {
        id: 'kind',
        header: t('list.columns.kind'),
        sortable: true,
        width: 148,
        phone: 'facts',
        cell: (question) => <KindName kind={question.kind} name={t(`kinds.${question.kind}`)} />,
        phoneCell: (question) => t(`kinds.${question.kind}`),
      },
      {
        id: 'category',
        yields: isBesideTree ? 4 : 1,
        header: t('list.columns.category'),
        sortable: true,
        width: 128,
        phone: 'facts',
        cell: ({ category }) =>
          category ? (
            <span className={classes.cut} dir="auto" title={category.path.join(' › ')}>
              {category.name}
            </span>
          ) : (
            none
          ),
        phoneCell: ({ category }) => category?.name ?? t('list.noCategory'),
      },
      {
        id: 'difficulty',
        yields: 2,
        header: t('list.columns.level'),
        sortable: true,
        width: 102,
        cell: (question) => <Level difficulty={question.difficulty}>{t(`difficulties.${question.difficulty}`)}</Level>,
      },
      {
        id: 'status',
        header: t('list.columns.status'),
        sortable: true,
        width: 112,
        phone: 'status',
        cell: ({ status }) => <Status shape={STATUS_SHAPES[status]}>{t(`statuses.${status}`)}</Status>,
      },
      {
        id: 'author',
        yields: 3,
        header: t('list.columns.author'),
        sortable: true,
        width: 126,
        cell: ({ author }) =>
          author ? (
            <span className={classes.author} title={author.fullName}>
              <PersonAvatar name={author.fullName} id={author.id} src={author.avatar} size={22} />
              <bdi>{shortName(author.fullName)}</bdi>
            </span>
          ) : (
            none
          ),
      },
      {
        id: 'changedAt',
        header: t('list.columns.updated'),
        sortable: true,
        sortFirst: 'desc',
        width: 94,
        cell: (question) => day(question.changedAt),
      },
    ];
    const more: Column<QuestionRow>[] = [
      {
        id: 'tags',
        header: t('list.columns.tags'),
        width: 160,
        cell: ({ tags }) =>
          tags.length > 0 ? (
            <span className={classes.cut} dir="auto">
              {formatList(tags)}
            </span>
          ) : (
            none
          ),
      },
      {
        id: 'points',
        header: t('list.columns.points'),
        sortable: true,
        align: 'end',
        width: 88,
        cell: ({ points }) => formatNumber(points),
      },
      {
        id: 'answered',
        header: t('list.columns.answered'),
        sortable: true,
        sortFirst: 'desc',
        align: 'end',
        width: 110,
        cell: ({ answered }) => formatNumber(answered),
      },
      {
        id: 'facility',
        header: t('list.columns.facility'),
        sortable: true,
        align: 'end',
        width: 110,
        cell: ({ facility }) => (facility === null ? none : percent(facility)),
      },
      {
        id: 'discrimination',
        header: t('list.columns.discrimination'),
        sortable: true,
        align: 'end',
        width: 130,
        cell: ({ discrimination }) => (discrimination === null ? none : twoDigits(discrimination)),
      },
      {
        id: 'createdAt',
        header: t('list.columns.created'),
        sortable: true,
        sortFirst: 'desc',
        width: 96,
        cell: (question) => day(question.createdAt),
      },
      {
        id: 'version',
        header: t('list.columns.version'),
        align: 'end',
        width: 88,
        cell: ({ version }) => formatNumber(version),
      },
    ];
    return [...columns, ...more.map((column) => ({ ...column, hiddenAtFirst: true }))];
  }, [t, nameOf, isBesideTree]);
}
