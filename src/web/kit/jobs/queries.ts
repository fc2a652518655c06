import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '#web/client.ts';

/** The live stream tells of each step too; this is for when it does not get through. */
const LOOK_AGAIN_MS = 1_000;

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: async () => (await ask(api.api.jobs[':id'].$get({ param: { id } }))).job,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : LOOK_AGAIN_MS),
    // Somebody who looks at another tab meanwhile wants to find it done.
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

export const stopJob = async (id: string) => (await ask(api.api.jobs[':id'].stop.$post({ param: { id } }))).job;

export const undoJob = async (id: string) => (await ask(api.api.jobs[':id'].undo.$post({ param: { id } }))).job;

/** What goes on, or ended while nobody looked. */
export const openJobs = async () => (await ask(api.api.jobs.$get())).jobs;

/** So that the end is not told once more. Told twice is better than an error about it. */
export const endSeen = (id: string) => ask(api.api.jobs[':id'].seen.$post({ param: { id } })).catch(() => {});
