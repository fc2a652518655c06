import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Email } from '#features/email/contract.ts';
import { toast } from '#web/kit/toast.ts';
import { openDraft } from '../compose/openDraft.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { doAndTell } from '../outgoing.ts';
import { mailQuery } from '../queries.ts';
import type { RowDeeds } from './MailRow.tsx';

const REST_MS = 120;

/** What can be done with one mail in the list. */
export function useRowDeeds(openMail: OpenMail, toggle: (id: string, isRange?: boolean) => void): RowDeeds {
  const queryClient = useQueryClient();
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (mail: Email) => queryClient.ensureQueryData(mailQuery(mail.id));
    return {
      tick: ({ id }, isRange) => toggle(String(id), isRange),
      star: ({ id, isStarred }) => doAndTell({ ids: [id], action: isStarred ? 'unstar' : 'star' }),
      // A mouse that rests on a row is a moment's warning; rows that pass below it while scrolling are none.
      point: ({ id }) => {
        clearTimeout(timer);
        timer = setTimeout(() => void queryClient.prefetchQuery(mailQuery(id)), REST_MS);
      },
      open(mail) {
        if (mail.state !== 'draft' || mail.folder === 'trash') {
          openMail(mail.id);
          return;
        }
        // The newest version: it may have been changed elsewhere.
        queryClient.removeQueries({ queryKey: mailQuery(mail.id).queryKey });
        read(mail).then(openDraft, (error) => toast.failed(error));
      },
    };
  }, [queryClient, openMail, toggle]);
}
