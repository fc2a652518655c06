import { useQuery } from '@tanstack/react-query';
import { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { practiceFigures, questionFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { spanOf } from '../words.ts';
import { DayCard } from './DayCard.tsx';
import { RankCard } from './RankCard.tsx';
import { ViewAll } from './ViewAll.tsx';

interface Props {
  asked: RangeAsked;
}

export function PracticeByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  return (
    <DayCard
      title={t('cards.practice-by-day')}
      query={useQuery(practiceFigures(asked))}
      draws="bars"
      height={220}
      file="practice"
      series={({ startedByDay, finishedByDay }) => [
        { name: t('practice.started'), days: startedByDay.now, color: 1 },
        { name: t('practice.finished'), days: finishedByDay.now, color: 5 },
      ]}
      summary={({ started, finished }, format) =>
        t('summaries.practice', { started: format(started.now), finished: format(finished.now) })
      }
    />
  );
}

export function PracticeCategories({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(practiceFigures(asked));
  const { data } = query;
  const rows: ChartRow[] = (data?.categories ?? []).map(({ name: id, finished, average }) => {
    const name = id || t('practice.other');
    const share = average === null ? '' : formatNumber(average, { style: 'percent', maximumFractionDigits: 0 });
    return {
      ...{ id, name, value: finished, text: formatNumber(finished) },
      detail: share ? t('practice.detail', { name, average: share }) : name,
    };
  });
  return (
    <RankCard
      title={t('cards.practice-categories')}
      query={query}
      rows={rows}
      columns={[t('category'), t('practice.finished')]}
      isEmpty={({ categories }) => categories.length === 0}
      detail={data && spanOf(data.period)}
      file="practice-by-category"
    />
  );
}

export function QuestionBank({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(questionFigures(asked));
  const href = useHref();
  const rows: ChartRow[] = QUESTION_STATUSES.map((status) => ({
    ...{ id: status, name: t(`questions.${status}`), value: query.data?.statuses[status] ?? 0 },
    text: formatNumber(query.data?.statuses[status] ?? 0),
    href: href('/lms/questions', { status }),
  }));
  return (
    <RankCard
      title={t('cards.question-bank')}
      query={query}
      rows={rows}
      columns={[t('status'), t('count')]}
      file="questions"
      aside={<ViewAll href={href('/lms/questions')} />}
    />
  );
}
