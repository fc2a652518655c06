import type { CalendarOptions } from '@fullcalendar/react';
import { formatWeekdayNarrow } from '#web/kit/format.ts';
import { DayNumber } from './DayNumber.tsx';
import days from './Days.module.css';
import { addDays, dayIn } from './days.ts';
import classes from './Grid.module.css';

const SOME_SUNDAY = '2026-11-15';
const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;

/** Which of our classes each part of the grid has, and what is written over its days, which begin as clocks of a zone say. */
export const looksIn = (zone: string): CalendarOptions => ({
  rowEventClass: (info) =>
    `${classes.block} ${info.isStart ? '' : classes.goesBack} ${info.isEnd ? '' : classes.goesOn}`,
  columnEventClass: classes.column,
  eventInnerClass: classes.inner,
  rowEventBeforeClass: (info) => (info.isStartResizable ? `${classes.edge} ${classes.edgeStart}` : ''),
  rowEventAfterClass: (info) => (info.isEndResizable ? `${classes.edge} ${classes.edgeEnd}` : ''),
  columnEventBeforeClass: (info) => (info.isStartResizable ? `${classes.rim} ${classes.rimTop}` : ''),
  columnEventAfterClass: (info) => (info.isEndResizable ? `${classes.rim} ${classes.rimBottom}` : ''),
  class: classes.calendar,
  tableHeaderClass: classes.head,
  dayHeaderRowClass: classes.headRow,
  dayHeaderClass: classes.dayHeader,
  dayHeaderAlign: 'start',
  dayHeaderInnerClass: (info) => `${days.dayHeaderInner} ${info.isToday ? days.todayHeader : ''}`,
  dayHeaderContent: (info) => (
    <span className={days.dayName} data-narrow={info.isNarrow || undefined}>
      <span>{info.isNarrow ? formatWeekdayNarrow(addDays(SOME_SUNDAY, info.dow)) : info.weekdayText}</span>
      {info.dayNumberText && <span>{info.dayNumberText}</span>}
    </span>
  ),
  dayHeaderDividerClass: classes.divider,
  dayRowClass: classes.dayRow,
  dayCellClass: (info) => `${classes.cell} ${isWeekend(info.dow) ? days.weekend : ''}`,
  dayCellTopClass: days.cellTop,
  dayCellTopContent: ({ date, dayNumberText, text, isToday, isOther }) => (
    <DayNumber day={dayIn(date.getTime(), zone)} number={dayNumberText || text} isToday={isToday} isOther={isOther} />
  ),
  dayLaneClass: (info) => `${classes.lane} ${isWeekend(info.dow) ? days.weekend : ''}`,
  dayLaneInnerClass: classes.laneInner,
  slotLaneClass: (info) => `${classes.slot} ${info.isMinor ? classes.minor : ''}`,
  slotHeaderClass: classes.slotHeader,
  slotHeaderInnerClass: classes.slotHeaderInner,
  slotHeaderDividerClass: classes.axisLine,
  allDayHeaderClass: classes.allDayHeader,
  allDayHeaderInnerClass: classes.slotHeaderInner,
  allDayDividerClass: classes.divider,
  nowIndicatorLineClass: classes.now,
  nowIndicatorDotClass: classes.nowDot,
  moreLinkClass: classes.more,
  highlightClass: classes.chosen,
  listDayClass: classes.listDay,
  listDayHeaderClass: classes.listHead,
  listDayHeaderContent: (info) => (info.level === 0 ? info.text : null),
  listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' },
  listDayAltFormat: false,
  noEventsClass: classes.nothing,
  viewClass: classes.view,
});
