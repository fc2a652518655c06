import { useMemo } from 'react';
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import type { QuestionQuery } from '#features/questions/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { daysFilter } from '#web/kit/DataTable/daysFilter.tsx';
import { lookupFilter } from '#web/kit/DataTable/lookupFilter.tsx';
import type { Filter } from '#web/kit/DataTable/types.ts';
import { usePersonFilter } from '#web/kit/DataTable/usePersonFilter.tsx';
import { categoryFilter } from './categories/categoryFilter.tsx';
import type { Branch } from './categories/tree.ts';
import classes from './QuestionsPage.module.css';
import { tagsLike } from './queries.ts';

const TAGS_OFFERED = 20;
const tagFound = (name: string) => ({ value: name, label: name });

export function useQuestionFilters(
  search: QuestionQuery,
  rows: QuestionRow[] | undefined,
  tree: Branch[],
  total: number | undefined,
): Filter<QuestionQuery>[] {
  const { t } = useTranslation('questions');
  // Authors on the page are known by name; whoever is chosen beside them is asked for.
  const authors = useMemo(() => rows?.flatMap((row) => row.author ?? []), [rows]);
  const byAuthor = usePersonFilter<QuestionQuery>('author', t('list.columns.author'), search.author, authors);
  return useMemo(
    () => [
      choiceFilter<QuestionQuery>(
        'kind',
        t('list.columns.kind'),
        QUESTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      ),
      categoryFilter<QuestionQuery>('category', t('list.columns.category'), tree, total),
      lookupFilter<QuestionQuery>('tag', {
        label: t('list.columns.tags'),
        placeholder: t('list.findTag'),
        find: (words) => ({
          queryKey: ['questions', 'tagFilter', words],
          queryFn: async () => (await tagsLike(words)).slice(0, TAGS_OFFERED).map((tag) => tagFound(tag.name)),
        }),
        named: (values) => values.map(tagFound),
      }),
      choiceFilter<QuestionQuery>(
        'difficulty',
        t('list.columns.level'),
        DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) })),
      ),
      choiceFilter<QuestionQuery>(
        'status',
        t('list.columns.status'),
        QUESTION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      ),
      daysFilter('created', t('list.columns.created'), ['last-7', 'last-30', 'before-365']),
      ...(byAuthor ? [byAuthor] : []),
      {
        id: 'imported',
        label: t('list.imported'),
        show: () => t('list.oneImport'),
        edit: () => <p className={classes.importHelp}>{t('list.importHelp')}</p>,
        isOnlyShown: true,
      },
    ],
    [t, tree, total, byAuthor],
  );
}
