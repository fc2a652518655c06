import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DeviceKind } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { StackBar } from '#web/kit/charts/StackBar.tsx';
import type { ChartRow, SeriesColor } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { peopleFigures, signInFigures } from '../queries.ts';
import { useHref } from '../useHref.ts';
import { daysOf, spanOf } from '../words.ts';
import { Body } from './Body.tsx';
import classes from './cards.module.css';
import { DayCard, useAgainstBefore } from './DayCard.tsx';
import { ViewAll } from './ViewAll.tsx';

interface Props {
  asked: RangeAsked;
}

export function SignInsByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(signInFigures(asked));
  const { data } = query;
  const href = useHref();
  const againstBefore = useAgainstBefore();
  return (
    <DayCard
      title={t('cards.sign-ins-by-day')}
      query={query}
      draws="line"
      namesDays
      height={256}
      list={data && href('/lms/audit', { action: 'signed-in', at: daysOf(data.period) })}
      file="sign-ins"
      series={({ byDay }) => againstBefore(byDay)}
      summary={({ count }, format) => t('summaries.sign-ins', { now: format(count.now), before: format(count.before) })}
    />
  );
}

const DEVICE_COLORS: Record<DeviceKind, SeriesColor> = { desktop: 1, mobile: 5, tablet: 2, other: 3 };

export function PeopleAndDevices({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const people = useQuery(peopleFigures(asked));
  const signIns = useQuery(signInFigures(asked));
  // It is whole once both have answered.
  const slower: UseQueryResult<unknown> = people.data === undefined ? people : signIns;
  const href = useHref();
  const all = people.data?.total ?? 0;
  const here = signIns.data?.people.now ?? 0;
  const share = all > 0 ? Math.min(1, here / all) : 0;
  const percent = (value: number, digits: number) =>
    formatNumber(value, { style: 'percent', maximumFractionDigits: digits });
  const total = signIns.data?.devices.reduce((sum, one) => sum + one.count, 0) ?? 0;
  const devices: ChartRow[] = (signIns.data?.devices ?? []).map(({ kind, count }) => ({
    ...{ id: kind, name: t(`devices.${kind}`), value: count, color: DEVICE_COLORS[kind] },
    text: percent(total > 0 ? count / total : 0, 1),
  }));
  const table = people.data &&
    signIns.data && {
      columns: [t('what'), t('count')],
      rows: [
        [t('people.all'), all],
        [t('people.signedIn'), here],
        ...(devices.map(({ name, value }) => [`${t('byDevice')}: ${name}`, value]) as [string, number][]),
      ],
    };
  return (
    <ChartCard
      title={t('cards.people-and-devices')}
      table={table}
      format={formatNumber}
      detail={signIns.data && spanOf(signIns.data.period)}
      file="people"
      aside={<ViewAll href={href('/lms/users')} />}
    >
      <Body query={slower} height={236}>
        {() => (
          <>
            <div className={classes.share}>
              <Donut
                parts={[{ id: 'here', name: t('people.signedIn'), value: here, text: formatNumber(here), color: 1 }]}
                whole={Math.max(all, here)}
                number={percent(share, 0)}
                word={t('people.wereHere')}
                summary={t('summaries.people', { here: formatNumber(here), all: formatNumber(all) })}
              />
              <dl className={classes.facts}>
                <div>
                  <dt>{t('people.signedIn')}</dt>
                  <dd>{formatNumber(here)}</dd>
                </div>
                <div>
                  <dt>{t('people.all')}</dt>
                  <dd>{formatNumber(all)}</dd>
                </div>
              </dl>
            </div>
            <div className={classes.below}>
              <h3 className={classes.belowTitle}>{t('byDevice')}</h3>
              <StackBar
                parts={devices}
                summary={devices.map(({ name, text }) => `${name} ${text}`).join(', ') || t('nothing')}
              />
            </div>
          </>
        )}
      </Body>
    </ChartCard>
  );
}

export function NewPeopleByDay({ asked }: Props) {
  const { t } = useTranslation('dashboards');
  const againstBefore = useAgainstBefore();
  return (
    <DayCard
      title={t('cards.new-people-by-day')}
      query={useQuery(peopleFigures(asked))}
      draws="bars"
      height={220}
      file="new-people"
      series={({ newByDay }) => againstBefore(newByDay)}
      summary={({ new: fresh }, format) =>
        t('summaries.new-people', { now: format(fresh.now), before: format(fresh.before) })
      }
    />
  );
}
