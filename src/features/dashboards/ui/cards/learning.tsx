import { useQuery } from '@tanstack/react-query';
import { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BarChart } from '#web/kit/charts/BarChart.tsx';
import { bucketsOf, sums } from '#web/kit/charts/buckets.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { RankList } from '#web/kit/charts/RankList.tsx';
import type { ChartModel, ChartRow } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { practiceFigures, questionFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { pointsOf, spanOf } from '../words.ts';
import { Body } from './Body.tsx';
import classes from './cards.module.css';
import { tableOf, tableOfRows } from './tableOf.ts';

interface Props {
  asked: RangeAsked;
}

export function PracticeByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(practiceFigures(asked));
  const { data } = query;
  const title = t('cards.practice-by-day');
  const buckets = data && bucketsOf(data.period.from, data.period.days, 'bars');
  const model: ChartModel | undefined =
    data && buckets
      ? {
          points: pointsOf(buckets),
          series: [
            { name: t('practice.started'), values: sums(buckets, data.startedByDay.now), color: 1 },
            { name: t('practice.finished'), values: sums(buckets, data.finishedByDay.now), color: 5 },
          ],
          format: formatNumber,
          isWhole: true,
        }
      : undefined;
  return (
    <ChartCard
      title={title}
      legend={model?.series}
      table={model && tableOf(model, t('when'))}
      format={formatNumber}
      detail={data && spanOf(data.period)}
      file="practice"
    >
      <Body query={query} height={220}>
        {({ started, finished }) =>
          model && (
            <BarChart
              title={title}
              model={model}
              summary={t('summaries.practice', {
                started: formatNumber(started.now),
                finished: formatNumber(finished.now),
              })}
            />
          )
        }
      </Body>
    </ChartCard>
  );
}

export function PracticeCategories({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(practiceFigures(asked));
  const { data } = query;
  const title = t('cards.practice-categories');
  const rows: ChartRow[] = (data?.categories ?? []).map(({ name: id, finished, average }) => {
    const name = id || t('practice.other');
    const share = average === null ? '' : formatNumber(average, { style: 'percent', maximumFractionDigits: 0 });
    return {
      ...{ id, name, value: finished, text: formatNumber(finished) },
      detail: share ? t('practice.detail', { name, average: share }) : name,
    };
  });
  return (
    <ChartCard
      title={title}
      table={data && tableOfRows(rows, [t('category'), t('practice.finished')])}
      format={formatNumber}
      rows={rows}
      detail={data && spanOf(data.period)}
      file="practice-by-category"
    >
      <Body query={query} height={192} isEmpty={({ categories }) => categories.length === 0}>
        {() => <RankList label={title} rows={rows} />}
      </Body>
    </ChartCard>
  );
}

export function QuestionBank({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(questionFigures(asked));
  const href = useHref();
  const { data } = query;
  const title = t('cards.question-bank');
  const rows: ChartRow[] = QUESTION_STATUSES.map((status) => ({
    ...{ id: status, name: t(`questions.${status}`), value: data?.statuses[status] ?? 0 },
    text: formatNumber(data?.statuses[status] ?? 0),
    href: href('/lms/questions', { status }),
  }));
  const all = href('/lms/questions');
  return (
    <ChartCard
      title={title}
      table={data && tableOfRows(rows, [t('status'), t('count')])}
      format={formatNumber}
      rows={rows}
      file="questions"
      aside={
        all && (
          <HrefLink className={classes.link} href={all}>
            {t('viewAll')}
          </HrefLink>
        )
      }
    >
      <Body query={query} height={192}>
        {() => <RankList label={title} rows={rows} />}
      </Body>
    </ChartCard>
  );
}
