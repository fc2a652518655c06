import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import type { MailList } from '../address.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { type MailRows, pageOf } from '../list/useMailRows.ts';
import { PAGE_ROWS, pageQuery } from '../queries.ts';

/** From the open mail to the one above or below it in the list, wherever the list is scrolled to. */
export function useSteps(list: MailList, rows: MailRows, open: number | undefined, openMail: OpenMail) {
  const queryClient = useQueryClient();
  const found = rows.loaded.find(([, mail]) => mail.id === open)?.[0];
  const [last, setLast] = useState<{ list: MailList; open: number | undefined; row: number | undefined }>();
  if (found !== undefined && (last?.list !== list || last.open !== open || last.row !== found))
    setLast({ list, open, row: found });
  const row = found ?? (last?.list === list && last.open === open ? last.row : undefined);

  async function mailAt(at: number): Promise<number | undefined> {
    const near = rows.mailAt(at);
    if (near) return near.id;
    const page = await queryClient.ensureQueryData(pageQuery(list, pageOf(at)));
    return page.emails[at % PAGE_ROWS]?.id;
  }

  async function neighbour(by: -1 | 1): Promise<number | undefined> {
    if (open === undefined) return undefined;
    if (row === undefined) {
      const dir = by < 0 ? 'previous' : 'next';
      return (await ask(api.apps.email['paginate-email'].$get({ query: { emailId: open, dir } }))).id;
    }
    const to = row + by;
    return to < 0 || to >= (rows.total ?? 0) ? undefined : mailAt(to);
  }

  return {
    row,
    total: rows.total,
    about: rows.about,
    isLoaded: found !== undefined,
    neighbour,
    step(by: -1 | 1) {
      neighbour(by).then(
        (id) => id !== undefined && openMail(id, { replace: true }),
        (error) => toast.failed(error),
      );
    },
  };
}
export type Steps = ReturnType<typeof useSteps>;
