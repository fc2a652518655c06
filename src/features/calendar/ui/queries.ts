import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarEvent, CalendarSettings, ExtraEntry } from '#features/calendar/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { queryClient } from '#web/queryClient.ts';
import type { Span } from './views.ts';

const QUIET_MS = 30_000;

const eventsIn = ({ from, to }: Span): Promise<CalendarEvent[]> =>
  ask(api.apps.calendar.events.$get({ query: { from, to } }));

export const windowQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: ['calendar', 'events', from, to],
    queryFn: () => eventsIn({ from, to }),
    placeholderData: keepPreviousData,
    staleTime: QUIET_MS,
  });

/** What is due elsewhere in the product, under the name by which changes of it are told: it follows them by itself. */
export const dueQuery = (topic: 'todos' | 'invoices', { from, to }: Span, enabled: boolean) =>
  queryOptions({
    queryKey: [topic, 'due', from, to],
    queryFn: async (): Promise<ExtraEntry[]> =>
      (await ask(api.apps.calendar.extras.$get({ query: { from, to, [topic]: 'true' } }))).entries,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: QUIET_MS,
  });

export const settingsQuery = queryOptions({
  queryKey: ['calendar', 'settings'],
  queryFn: async (): Promise<CalendarSettings> => (await ask(api.apps.calendar.settings.$get())).settings,
  staleTime: 5 * 60_000,
});

export const subscriptionQuery = queryOptions({
  queryKey: ['calendar', 'subscription'],
  queryFn: async () => (await ask(api.apps.calendar.subscription.$get())).link,
});

/** Without an occurrence it is known only of what does not repeat. */
const isIt =
  (id: number, at: string | undefined) =>
  ({ id: its, extendedProps: { occurrence, repeat } }: CalendarEvent) =>
    its === id && (at === undefined ? repeat === null : occurrence === at);

/** An event that some view has already asked for. */
const knownEvent = (id: number, at: string | undefined): CalendarEvent | undefined =>
  queryClient
    .getQueriesData<CalendarEvent[]>({ queryKey: ['calendar', 'events'] })
    .flatMap(([, list]) => list ?? [])
    .find(isIt(id, at));

/** One event, or one occurrence of it: of what repeats the next one, where a link does not say which. */
export const eventQuery = (id: number, at: string | undefined) =>
  queryOptions({
    queryKey: ['calendar', 'one', id, at ?? null],
    queryFn: async (): Promise<CalendarEvent> => {
      const query = { occurrence: at ?? 'next' };
      return (await ask(api.apps.calendar.events[':id'].$get({ param: { id }, query }))).event;
    },
    placeholderData: () => knownEvent(id, at),
  });

export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** An event, or exactly this occurrence of it, as it stands now. One that its series no longer has is gone. */
export async function standing(id: number, occurrence: string | null): Promise<CalendarEvent> {
  const query = occurrence === null ? {} : { occurrence };
  const { event } = await ask(api.apps.calendar.events[':id'].$get({ param: { id }, query }));
  if (event.extendedProps.occurrence !== occurrence) throw new ApiError(404, i18n.t('calendar:gone.told'));
  queryClient.setQueryData(eventQuery(id, occurrence ?? undefined).queryKey, event);
  return event;
}

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['calendar', 'search', q],
    queryFn: async ({ signal }) =>
      ask(api.apps.calendar.search.$get({ query: { q, perPage: 50 } }, { init: { signal } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
