import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CalendarSettings, EventKind } from '#features/calendar/contract.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import { asEntry, asExtra, type Entry } from './entries.ts';
import { dueQuery, windowQuery } from './queries.ts';
import { askedFor, spanOf, step, type View } from './views.ts';
import { withWaiting } from './withWaiting.ts';

interface Options {
  view: View;
  date: string;
  zone: string;
  settings: CalendarSettings;
  kinds: EventKind[];
  hidesDeclined: boolean;
}

/** What a view shows: the events of its days with what waits to be sent, and what is due elsewhere. */
export function useEntries({ view, date, zone, settings, kinds, hidesDeclined }: Options) {
  const ability = useAbility();
  const { weekStart, showTodos, showInvoices } = settings;
  const span = askedFor(spanOf(view, date, weekStart));
  const query = useQuery(windowQuery(span));
  const todos = useQuery(dueQuery('todos', span, showTodos && ability.can('read', 'Todo'))).data;
  const invoices = useQuery(dueQuery('invoices', span, showInvoices && ability.can('read', 'Invoice'))).data;
  const waiting = useWaiting('calendar');

  const isThere = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (!isThere) return;
    for (const way of [-1, 1] as const)
      void queryClient.prefetchQuery(windowQuery(askedFor(spanOf(view, step(view, date, way), weekStart))));
  }, [isThere, view, date, weekStart]);

  const events = useMemo(
    () =>
      withWaiting(query.data ?? [], waiting, zone).filter(
        ({ extendedProps: { calendar, myAnswer, isMine } }) =>
          kinds.includes(calendar) && !(hidesDeclined && !isMine && myAnswer === 'declined'),
      ),
    [query.data, waiting, zone, kinds, hidesDeclined],
  );
  const entries: Entry[] = useMemo(() => {
    const due = [...((showTodos && todos) || []), ...((showInvoices && invoices) || [])];
    return [...events.map(asEntry), ...due.map(asExtra)];
  }, [events, showTodos, todos, showInvoices, invoices]);
  return { query, events, entries };
}
