import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { CalendarSettings, EventKind } from '#features/calendar/contract.ts';
import { useWaiting } from '#web/outbox/outbox.ts';
import { queryClient } from '#web/queryClient.ts';
import { useAbility } from '#web/session.ts';
import { asEntry, asExtra, type Entry } from './entries.ts';
import { extrasQuery, windowQuery } from './queries.ts';
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
  const extras = useQuery(
    extrasQuery(span, {
      todos: showTodos && ability.can('read', 'Todo'),
      invoices: showInvoices && ability.can('read', 'Invoice'),
    }),
  );
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
  const due = showTodos || showInvoices ? extras.data : undefined;
  const entries: Entry[] = useMemo(() => [...events.map(asEntry), ...(due ?? []).map(asExtra)], [events, due]);
  return { query, events, entries };
}
