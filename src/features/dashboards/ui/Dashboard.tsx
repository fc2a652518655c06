import { Button } from '@mantine/core';
import { IconDownload, IconFileTypeCsv, IconLayoutDashboard, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import { CARDS, type CardId, type DashboardName, FIRST_CARDS } from '#features/dashboards/choices.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { EmptyState, FailedState, NoAccess } from '#web/kit/states.tsx';
import { toast } from '#web/kit/toast.ts';
import { useAbility } from '#web/session.ts';
import { ArrangeBar } from './ArrangeBar.tsx';
import { askedIn, type DashboardSearch } from './address.ts';
import { CardGrid } from './CardGrid.tsx';
import classes from './Dashboard.module.css';
import { exportDays } from './exportDays.ts';
import { changeLayout, resetLayout } from './layouts.ts';
import { layoutQuery, practiceFigures, questionFigures, salesFigures } from './queries.ts';
import { RangePicker } from './RangePicker.tsx';
import { useDashboardLive } from './useDashboardLive.ts';
import { spanOf } from './words.ts';

interface Props {
  name: DashboardName;
  search: DashboardSearch;
  onSearch: (change: (before: DashboardSearch) => DashboardSearch) => void;
}

/** Which days are shown, and beside which: known from whichever figures are there already. */
function usePeriod(name: DashboardName, asked: RangeAsked) {
  const ability = useAbility();
  const canSales = ability.can('read', 'Shop');
  const canPractice = ability.can('read', 'Question');
  const sales = useQuery({ ...salesFigures(asked), enabled: name === 'store' && canSales });
  const practice = useQuery({ ...practiceFigures(asked), enabled: canPractice && name === 'analytics' });
  const questions = useQuery({ ...questionFigures(asked), enabled: canPractice && name === 'store' && !canSales });
  return (sales.data ?? practice.data ?? questions.data)?.period;
}

/** A dashboard: days, numbers, charts, as somebody arranged them. */
export function Dashboard({ name, search, onSearch }: Props) {
  const { t } = useTranslation('dashboards');
  const query = useQuery(layoutQuery(name));
  const page = useRef<HTMLDivElement>(null);
  const arrange = useRef<HTMLButtonElement>(null);
  useDashboardLive();
  const asked = askedIn(search);
  const isArranging = search.arrange ?? false;
  const setArranging = (arrange: boolean) => onSearch((before) => ({ ...before, arrange: arrange || undefined }));
  const period = usePeriod(name, asked);
  const title = t(`titles.${name}`);
  const cards = query.data?.cards;
  const file = `${name}-${asked.range === 'custom' ? `${asked.from}-${asked.to}` : asked.range}`;

  async function savePictures() {
    const all = [...(page.current?.querySelectorAll<HTMLElement>('[data-place]:not([data-kpi])') ?? [])];
    const charts = all.flatMap((place) => {
      const svg = place.querySelector<SVGSVGElement>('svg[data-chart]');
      return svg ? [{ svg, title: place.querySelector('h2')?.textContent ?? '' }] : [];
    });
    try {
      const { saveCharts } = await import('#web/kit/charts/png.ts');
      await saveCharts(charts, { title, detail: period ? spanOf(period) : '', name: file });
    } catch {
      toast.failed(t('export.failed'));
    }
  }

  return (
    <div ref={page}>
      <PageHeader
        title={title}
        help={
          period
            ? t('help', { span: spanOf(period), count: period.days, number: formatNumber(period.days) })
            : t('helpWaiting')
        }
        actions={
          <>
            <RangePicker
              asked={asked}
              onChange={(days) => onSearch((before) => ({ arrange: before.arrange, ...days }))}
            />
            <Menu width={240}>
              <Menu.Target>
                <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}>
                  {t('export.button')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconFileTypeCsv size={16} stroke={1.75} aria-hidden />}
                  onClick={() =>
                    void exportDays(t, cards ?? [], asked, file).catch((error: unknown) => toast.failed(error))
                  }
                >
                  {t('export.csv')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconPhoto size={16} stroke={1.75} aria-hidden />}
                  onClick={() => void savePictures()}
                >
                  {t('export.png')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <Button
              ref={arrange}
              variant="default"
              data-tour="home-admin"
              leftSection={<IconLayoutDashboard size={16} stroke={1.75} aria-hidden />}
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              {t('arrange.button')}
            </Button>
          </>
        }
      />
      {isArranging && query.data && (
        <ArrangeBar
          cards={query.data.cards}
          isOwn={query.data.isOwn}
          onAdd={(id: CardId) => changeLayout(name, (now) => [...now, { id, size: CARDS[id].size }])}
          onReset={() => resetLayout(name)}
          onDone={() => {
            setArranging(false);
            arrange.current?.focus();
          }}
        />
      )}
      {query.error && !cards ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : cards?.length === 0 && !query.data?.isOwn ? (
        <NoAccess permission={PERMISSION_GRANTS[name === 'store' ? 'financial-management' : 'management'].name} />
      ) : cards?.length === 0 ? (
        <EmptyState
          icon={IconLayoutDashboard}
          title={t('empty.title')}
          detail={t('empty.detail')}
          action={
            <Button variant="default" size="xs" onClick={() => resetLayout(name)}>
              {t('arrange.reset')}
            </Button>
          }
        />
      ) : cards ? (
        <CardGrid
          title={title}
          cards={cards}
          asked={asked}
          isArranging={isArranging}
          onChange={(edit) => changeLayout(name, edit)}
        />
      ) : (
        <div className={classes.grid} role="status" aria-label={t('loading')}>
          {FIRST_CARDS[name].map((id) => (
            <div
              key={id}
              className={`${classes.place} ${CARDS[id].isKpi ? classes.boneKpi : classes.bones}`}
              data-size={CARDS[id].size}
              data-kpi={CARDS[id].isKpi || undefined}
            />
          ))}
        </div>
      )}
    </div>
  );
}
