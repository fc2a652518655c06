import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { NEW_SETTINGS } from '#features/calendar/choices.ts';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { deviceZone } from '#web/zone.ts';
import { settingsQuery } from './queries.ts';

/** Own settings; changes are seen at once and kept on the server. */
export function useSettings() {
  const query = useQuery(settingsQuery);
  const settings = query.data ?? NEW_SETTINGS;
  const change = useCallback(async (patch: Partial<CalendarSettings>) => {
    const { queryKey } = settingsQuery;
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, { ...(before ?? NEW_SETTINGS), ...patch });
    try {
      await ask(api.apps.calendar.settings.$put({ json: patch }));
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      toast.failed(error);
    }
  }, []);
  return { settings, zone: settings.timeZone ?? deviceZone(), isComing: query.isLoading, change };
}
