import FullCalendar, { type CalendarRef, type EventDisplayInfo, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useDirection } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import type { Times } from './change.ts';
import { dayIn } from './days.ts';
import { moveEvent } from './deeds.ts';
import { EventLook, lookOf } from './EventLook.tsx';
import type { Entry } from './entries.ts';
import classes from './Grid.module.css';
import { looksIn } from './gridLooks.tsx';
import { LIST_DAYS, type View } from './views.ts';

const NAMES = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'agenda' } as const;
const PLUGINS = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin];
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
/** Long enough to tell a press from the beginning of a scroll. */
const PRESS_MS = 350;

interface Props {
  view: View;
  date: string;
  weekStart: number;
  zone: string;
  entries: Entry[];
  /** They are on their way: what is not there yet is not missing. */
  isComing: boolean;
  mayManage: boolean;
  onOpen: (entry: Entry) => void;
  onAdd: (times: Times) => void;
  onDay: (day: string) => void;
}

const inputOf = (entry: Entry, mayManage: boolean): EventInput => {
  const isOwn = entry.type === 'event' && entry.event.extendedProps.isMine && entry.event.id > 0;
  const { key, title, start, end, allDay } = entry;
  return {
    id: key,
    title,
    start,
    end,
    allDay,
    editable: mayManage && isOwn,
    extendedProps: { entry, isExtra: Number(entry.type === 'extra') },
  };
};

type Drawn = Pick<EventDisplayInfo, 'event'>;
/** Nothing for the place that is being chosen by dragging over hours. */
const drawnEntry = ({ event }: Drawn) => event.extendedProps.entry as Entry | undefined;
const entryOf = (info: Drawn) => drawnEntry(info) as Entry;
/** Days as days, moments in UTC. */
const timesOf = ({ startStr, endStr, allDay }: { startStr: string; endStr: string; allDay: boolean }): Times => ({
  start: allDay ? startStr.slice(0, 10) : new Date(startStr).toISOString(),
  end: allDay ? endStr.slice(0, 10) : new Date(endStr).toISOString(),
  allDay,
});

function lookIn({ view }: EventDisplayInfo, entry: Entry) {
  if (view.type === NAMES.list) return 'row';
  if (view.type !== NAMES.month) return 'block';
  if (entry.type === 'extra') return 'line';
  const spans = entry.allDay || Date.parse(entry.end) - Date.parse(entry.start) >= 86_400_000;
  return spans ? 'block' : 'line';
}

/** The library that lays out days and hours. It is heavy, so it comes by itself; its looks are ours. */
export function Grid({ view, date, weekStart, zone, entries, isComing, mayManage, onOpen, onAdd, onDay }: Props) {
  const { t, i18n } = useTranslation('calendar');
  const { dir } = useDirection();
  const calendar = useRef<CalendarRef>(null);
  const latest = useRef({ onOpen, onAdd, onDay });
  useEffect(() => {
    latest.current = { onOpen, onAdd, onDay };
  });
  const drawn = useRef({ view, date });
  useEffect(() => {
    // It begins there: to go there again would draw everything a second time.
    if (drawn.current.view === view && drawn.current.date === date) return;
    drawn.current = { view, date };
    const api = calendar.current?.getApi();
    // It draws at once, which must not happen while React does.
    queueMicrotask(() => api?.changeView(NAMES[view], date));
  }, [view, date]);
  const looks = useMemo(() => looksIn(zone), [zone]);
  const events = useMemo(() => entries.map((entry) => inputOf(entry, mayManage)), [entries, mayManage]);

  async function settle(
    info: { event: { startStr: string; endStr: string; allDay: boolean }; revert: () => void },
    event: CalendarEvent,
  ) {
    const { startStr, endStr, allDay } = info.event;
    const start = allDay ? startStr.slice(0, 10) : startStr;
    const now = timesOf({ startStr: start, endStr: endStr || endAfter(start, allDay), allDay });
    // The entry is shown where it now stands by what waits to be sent.
    info.revert();
    await moveEvent(event, now);
  }

  return (
    <FullCalendar
      ref={calendar}
      plugins={PLUGINS}
      initialView={NAMES[view]}
      initialDate={date}
      views={{
        dayGridMonth: { dayHeaderFormat: { weekday: 'short' } },
        timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
        timeGridDay: { dayHeaders: false },
        agenda: { type: 'list', duration: { days: LIST_DAYS } },
      }}
      headerToolbar={false}
      locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
      direction={dir}
      timeZone={zone}
      firstDay={weekStart}
      height="100%"
      borderless
      events={events}
      editable={mayManage}
      selectable={mayManage}
      selectMirror
      eventResizableFromStart
      eventInteractive
      nowIndicator
      longPressDelay={PRESS_MS}
      dayMaxEvents
      eventOrder="isExtra,-allDay,start,-duration,title"
      scrollTime="07:30:00"
      slotDuration="00:30:00"
      slotMinHeight={24}
      snapDuration="00:15:00"
      slotHeaderInterval="01:00:00"
      slotHeaderFormat={TIME}
      eventTimeFormat={TIME}
      allDayText={t('allDay')}
      timedText={t('timed')}
      weekTextLong={t('views.week')}
      noEventsText={t(isComing ? 'loading' : 'nothing')}
      moreLinkText={(count) => t('more', { count, number: formatNumber(count) })}
      moreLinkHint={(count) => t('moreHint', { count, number: formatNumber(count) })}
      moreLinkClick={(info) => {
        latest.current.onDay(dayIn(info.date.getTime(), zone));
      }}
      eventClick={(info) => {
        info.jsEvent.preventDefault();
        latest.current.onOpen(entryOf(info));
      }}
      select={(info) => {
        calendar.current?.getApi().unselect();
        latest.current.onAdd(timesOf(info));
      }}
      eventDrop={(info) => {
        const entry = entryOf(info);
        if (entry.type === 'event') void settle(info, entry.event);
      }}
      eventResize={(info) => {
        const entry = entryOf(info);
        if (entry.type === 'event') void settle(info, entry.event);
      }}
      eventContent={(info) => {
        const entry = drawnEntry(info);
        if (!entry) return <span className={classes.choosing}>{info.timeText}</span>;
        const isTall = !entry.allDay && !info.isShort && info.view.type.startsWith('timeGrid');
        return (
          <EventLook entry={entry} zone={zone} look={lookIn(info, entry)} isShort={info.isShort} isTall={isTall} />
        );
      }}
      eventClass={(info) => {
        const entry = drawnEntry(info);
        return `${classes.event} ${entry ? lookOf(entry) : hueClass('ink')} ${info.isMirror ? classes.mirror : ''}`;
      }}
      listItemEventClass={view === 'list' ? classes.agendaEvent : classes.line}
      {...looks}
    />
  );
}

const HOUR_MS = 3_600_000;
const endAfter = (start: string, allDay: boolean) =>
  new Date(Date.parse(start) + (allDay ? 24 : 1) * HOUR_MS).toISOString();
