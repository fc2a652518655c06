import { queryClient } from '#web/queryClient.ts';

/** What is on screen of the mails is asked for again. */
export const again = () => queryClient.invalidateQueries({ queryKey: ['emails'] });
