import { Button, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { lenient } from '#contract/list.ts';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { listAddress } from '#web/kit/listAddress.ts';
import { FailedState } from '#web/kit/states.tsx';
import { useSoon } from '#web/kit/useSoon.ts';
import { Workbench } from '#web/kit/Workbench.tsx';
import { useAbility } from '#web/session.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { deviceZone } from '#web/zone.ts';
import { type CalendarSearch, CLOSED, calendarSearch, timesIn, usualTimes } from './address.ts';
import classes from './Calendar.module.css';
import { occurrenceTold, type Times } from './change.ts';
import { addDays, todayIn } from './days.ts';
import type { Open } from './EventDrawer.tsx';
import type { Entry } from './entries.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { KINDS, readKinds, writeKinds } from './kinds.ts';
import { MonthDays } from './MonthDays.tsx';
import { marksOf } from './marks.ts';
import { Panels } from './Panels.tsx';
import { PhoneMonth } from './PhoneMonth.tsx';
import { settingsQuery, windowQuery } from './queries.ts';
import { SidePane } from './SidePane.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCalendarKeys } from './useCalendarKeys.ts';
import { useEntries } from './useEntries.ts';
import { useSettings } from './useSettings.ts';
import { askedFor, spanOf, step, titleOf, type View } from './views.ts';

const Grid = lazyPart(
  () => import('./Grid.tsx'),
  (file) => file.Grid,
);
const EventDrawer = lazyPart(
  () => import('./EventDrawer.tsx'),
  (file) => file.EventDrawer,
);

const address = listAddress(lenient(calendarSearch));

export const Route = createFileRoute('/_frame/apps/calendar')({
  validateSearch: address.read,
  search: { middlewares: [address.tidy] },
  loaderDeps: ({ search: { view, date } }) => ({ view, date }),
  loader: ({ context, deps: { view = 'month', date = todayIn(deviceZone()) } }) => {
    void Grid.bring();
    void context.queryClient
      .ensureQueryData(settingsQuery)
      .then(({ weekStart }) => context.queryClient.prefetchQuery(windowQuery(askedFor(spanOf(view, date, weekStart)))))
      .catch(() => {});
  },
  staticData: { title: 'pages:calendar', workbench: true },
  component: CalendarPage,
});

const route = getRouteApi('/_frame/apps/calendar');
function CalendarPage() {
  const { t } = useTranslation('calendar');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const isPhone = useIsPhone() ?? false;
  const mayManage = useAbility().can('manage', 'Calendar');
  const { settings, zone, isComing, change: changeSettings } = useSettings();
  const [hidesDeclined, setHidesDeclined] = useLocalStorage({ key: 'lms-calendar-hide-declined', defaultValue: false });
  const [sideOpened, setSideOpened] = useState(false);
  const [copy, setCopy] = useState<CalendarEvent>();
  const closeSide = useCallback(() => setSideOpened(false), []);
  useSoon(EventDrawer.bring);

  const today = todayIn(zone);
  const view: View = search.view ?? (isPhone ? 'list' : 'month');
  const date = search.date ?? today;
  const { weekStart } = settings;
  const inAddress = search.calendars;
  const kinds = useMemo(() => readKinds(inAddress) ?? settings.kinds, [inAddress, settings.kinds]);
  const { query, events, entries } = useEntries({ view, date, zone, settings, kinds, hidesDeclined });

  const go = useCallback(
    (patch: Partial<CalendarSearch>, replace = false) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), replace, resetScroll: false }),
    [navigate],
  );
  const close = () => go(CLOSED);
  const add = (times: Times) => {
    setCopy(undefined);
    go({ ...CLOSED, event: 'new', start: times.start, end: times.end });
  };
  const addUsual = () => add(usualTimes(date, today, zone));
  const addAt = (times: Times) => {
    const isOneDay = times.allDay && addDays(times.start, 1) === times.end;
    // A day of a month was clicked: most of what people plan has a time.
    add(isOneDay && view === 'month' ? usualTimes(times.start, today, zone) : times);
  };
  const openEvent = (event: CalendarEvent) =>
    event.id > 0 && go({ ...CLOSED, event: event.id, at: occurrenceTold(event) });
  const open = (entry: Entry) => {
    if (entry.type === 'event') openEvent(entry.event);
    else router.history.push(entry.extra.link);
  };
  const steps = {
    onStep: (way: -1 | 1) => go({ date: step(view, date, way) }),
    onToday: () => go({ date: undefined }),
    onView: (next: View) => go({ view: next }),
    onSearch: () => go({ ...CLOSED, panel: 'search' }),
  };
  const isCovered = search.event !== undefined || search.panel !== undefined;
  useCalendarKeys({ ...steps, onAdd: addUsual, mayManage, isCovered });

  const choose = (chosen: typeof kinds) => {
    changeSettings({ kinds: chosen });
    go({ calendars: writeKinds(chosen) }, true);
  };
  const marks = useMemo(() => marksOf(events, kinds, zone), [events, kinds, zone]);
  const title = titleOf(view, date, weekStart, isPhone);
  const opened: Open | undefined =
    search.event === 'new'
      ? {
          times: timesIn(search) ?? usualTimes(date, today, zone),
          kind: KINDS.find((kind) => kinds.includes(kind)) ?? 'Business',
          copy,
        }
      : search.event === undefined
        ? undefined
        : { id: search.event, at: search.at };
  const goToDay = (day: string) => {
    closeSide();
    go({ date: day });
  };
  const shown = { entries, weekStart, zone, date, onOpen: open };
  // The days first: they are seen with the page. The library that lays out what is on them takes a step of its own.
  const hasGrid = useDeferredValue(true, false);
  const frame = view === 'month' ? <MonthDays {...{ date, weekStart, today }} /> : <GridSkeleton view={view} />;

  return (
    <>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Workbench
        side={{
          label: t('calendars'),
          width: 220,
          opened: sideOpened,
          onClose: closeSide,
          content: (
            <SidePane
              {...{ date, today, zone, settings, isComing, kinds }}
              onKinds={choose}
              onSettings={changeSettings}
              onAdd={() => {
                closeSide();
                addUsual();
              }}
              onDay={goToDay}
              onPanel={(panel) => {
                closeSide();
                go({ ...CLOSED, panel });
              }}
            />
          ),
        }}
        mainLabel={title}
      >
        <Toolbar title={title} view={view} {...steps} onSide={() => setSideOpened(true)} />
        <div className={classes.frame} aria-busy={query.isFetching}>
          {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
          {(!query.isError || query.data) && isPhone && view === 'month' && (
            <PhoneMonth {...shown} today={today} marks={marks} onDay={(day) => go({ date: day })} />
          )}
          {(!query.isError || query.data) && !(isPhone && view === 'month') && (
            <Suspense fallback={frame}>
              {hasGrid ? (
                <Grid
                  {...shown}
                  view={view}
                  isComing={query.isPending || query.isPlaceholderData}
                  mayManage={mayManage}
                  onAdd={addAt}
                  onDay={(day) => go({ view: 'day', date: day })}
                />
              ) : (
                frame
              )}
            </Suspense>
          )}
        </div>
        {isPhone && mayManage && (
          <div className={classes.foot}>
            <Button fullWidth leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={addUsual}>
              {t('addEvent')}
            </Button>
          </div>
        )}
      </Workbench>
      <Suspense>
        {opened && (
          <EventDrawer
            open={opened}
            zone={zone}
            settings={settings}
            isComing={isComing}
            onClose={close}
            onDuplicate={(event) => {
              setCopy(event);
              go({ ...CLOSED, event: 'new', start: event.start, end: event.end });
            }}
          />
        )}
        <Panels
          {...{ search, zone, settings, hidesDeclined }}
          go={go}
          onHideDeclined={setHidesDeclined}
          onSettings={changeSettings}
        />
      </Suspense>
    </>
  );
}
