import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';
import { onLiveAgain } from '#web/live.ts';
import { preferenceSteps, sendUnsent } from '#web/preferences.ts';

onLiveAgain(sendUnsent);

/** What is stored, never from before a choice that was made meanwhile: that would take it back. */
async function readPreferences() {
  for (;;) {
    const asked = preferenceSteps();
    const stored = await ask(api.api.preferences.$get());
    if (asked === preferenceSteps()) return stored;
  }
}

export const preferencesQuery = queryOptions({ queryKey: ['preferences'], queryFn: readPreferences });
