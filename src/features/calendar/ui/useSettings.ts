import { useQuery } from '@tanstack/react-query';
import { NEW_SETTINGS } from '#features/calendar/choices.ts';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { api, ask } from '#web/client.ts';
import { useChoices } from '#web/kit/useChoices.ts';
import { queryClient } from '#web/queryClient.ts';
import { ownerHere } from '#web/session.ts';
import { deviceZone } from '#web/zone.ts';
import { settingsQuery } from './queries.ts';

const { queryKey } = settingsQuery;

async function send(json: Partial<CalendarSettings>) {
  const owner = ownerHere();
  const { settings } = await ask(api.apps.calendar.settings.$put({ json }, { init: { keepalive: true } }));
  // What is on its way may be from before.
  await queryClient.cancelQueries({ queryKey });
  if (ownerHere() === owner) queryClient.setQueryData(queryKey, settings);
}

const reload = () => void queryClient.invalidateQueries({ queryKey });

/** Own settings; changes are seen at once and kept on the server. */
export function useSettings() {
  const query = useQuery(settingsQuery);
  const [settings, change] = useChoices('calendar settings', query.data ?? NEW_SETTINGS, send, reload);
  return { settings, zone: settings.timeZone ?? deviceZone(), isComing: query.isLoading, change };
}
