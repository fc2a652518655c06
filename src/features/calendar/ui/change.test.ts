import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { type Change, occurrenceTold, withChange, withHeard, withoutRemoved } from './change.ts';

const occurrence = (day: string, id = 1) =>
  ({
    id,
    title: 'Briefing',
    start: `${day}T09:00:00.000Z`,
    end: `${day}T10:00:00.000Z`,
    allDay: false,
    extendedProps: {
      calendar: 'Business',
      occurrence: `${day}T09:00:00.000Z`,
      key: `${id}:${Date.parse(`${day}T09:00:00.000Z`)}`,
    },
  }) as CalendarEvent;

const SERIES = [
  occurrence('2027-03-01'),
  occurrence('2027-03-08'),
  occurrence('2027-03-15'),
  occurrence('2027-03-09', 2),
];

const was = { start: '2027-03-08T09:00:00.000Z', end: '2027-03-08T10:00:00.000Z', allDay: false };
const now = { start: '2027-03-09T11:00:00.000Z', end: '2027-03-09T13:00:00.000Z', allDay: false };
const moving = (scope: Change['scope']): Change => ({
  ...{ event: { id: 1, ...now }, scope, occurrence: was.start, was, now },
});

function move(scope: Change['scope']): string[] {
  return withChange(SERIES, moving(scope)).map((one) => `${one.start.slice(5, 13)} ${one.end.slice(5, 13)}`);
}

describe('a change before the server has it', () => {
  it('means one occurrence alone', () => {
    expect(move('this')).toEqual(['03-01T09 03-01T10', '03-09T11 03-09T13', '03-15T09 03-15T10', '03-09T09 03-09T10']);
  });

  it('means it and those after it, as far as it was moved itself', () => {
    expect(move('following')).toEqual([
      '03-01T09 03-01T10',
      '03-09T11 03-09T13',
      '03-16T11 03-16T13',
      '03-09T09 03-09T10',
    ]);
  });

  it('means all of them, and nothing of another event', () => {
    expect(move('all')).toEqual(['03-02T11 03-02T13', '03-09T11 03-09T13', '03-16T11 03-16T13', '03-09T09 03-09T10']);
  });

  it('of all of them is followed by the next one, which names the occurrence where it will be', () => {
    const names = (entries: CalendarEvent[]) =>
      entries.map((one) => [one.extendedProps.occurrence?.slice(5, 13), occurrenceTold(one)?.slice(5, 13)]);
    const waiting = withChange(SERIES, moving('all'));
    expect(names(waiting)).toEqual([
      ...[
        ['03-02T11', '03-01T09'],
        ['03-09T11', '03-08T09'],
        ['03-16T11', '03-15T09'],
        ['03-09T09', '03-09T09'],
      ],
    ]);
    const next = { event: { id: 1, title: 'Renamed' }, scope: 'this' as const, occurrence: now.start, was: now, now };
    expect(withChange(waiting, next).map((one) => one.title)).toEqual(['Briefing', 'Renamed', 'Briefing', 'Briefing']);
    expect(names(withHeard(SERIES, moving('all')))[1]).toEqual(['03-09T11', '03-09T11']);
    expect(names(withChange(SERIES, moving('this')))[1]).toEqual(['03-08T09', '03-08T09']);
  });

  it('takes occurrences away', () => {
    const at = { id: 1, occurrence: '2027-03-08T09:00:00.000Z', start: '2027-03-08T09:00:00.000Z' };
    expect(withoutRemoved(SERIES, { ...at, scope: 'this' })).toHaveLength(3);
    expect(withoutRemoved(SERIES, { ...at, scope: 'following' })).toHaveLength(2);
    expect(withoutRemoved(SERIES, { ...at, scope: 'all' })).toHaveLength(1);
  });

  it('has all that was typed', () => {
    const [, at] = SERIES;
    const times = { start: at?.start ?? '', end: at?.end ?? '', allDay: false };
    const guests = [
      { id: -1, personId: 7, name: 'Ann', email: 'ann@example.org', avatar: null, answer: 'pending' as const },
    ];
    const extendedProps = { description: '<p>New</p>', location: 'Hall', guests: [{ personId: 7 }] };
    const event = { id: 1, url: 'https://example.org', extendedProps };
    const change: Change = { event, scope: 'following', occurrence: times.start, was: times, now: times, guests };
    const [before, ...after] = withChange(SERIES, change).slice(0, 3);
    expect(before).toBe(SERIES[0]);
    for (const one of after) {
      expect(one.url).toBe('https://example.org');
      expect(one.extendedProps).toMatchObject({ description: '<p>New</p>', location: 'Hall', guests });
    }
  });
});
