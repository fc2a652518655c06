import { useQuery } from '@tanstack/react-query';
import { i18n } from '#web/i18n/i18n.ts';
import { queryClient } from '#web/queryClient.ts';
import { startQuery } from './queries.ts';

/** What to say of a mail where none leaves this server; nothing where they do. */
export async function mailKept(): Promise<string | undefined> {
  const start = await queryClient.ensureQueryData({ ...startQuery, retry: false }).catch(() => undefined);
  return start?.mail === false ? i18n.t('outbox:kept') : undefined;
}

/** Whether mails stay on this server. Asked only while somebody wants to know. */
export const useMailKept = (enabled = true) => useQuery({ ...startQuery, enabled }).data?.mail === false;
