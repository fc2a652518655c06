import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import type { MailList } from '../address.ts';
import type { OpenMail } from '../EmailPage.tsx';
import { type MailRows, pageOf } from '../list/useMailRows.ts';
import { PAGE_ROWS, pageQuery } from '../queries.ts';

type Place = [mail?: number | undefined, row?: number | undefined];

/** From the open mail to the one above or below it in the list, wherever the list is scrolled to. */
export function useSteps(list: MailList, rows: MailRows, open: number | undefined, openMail: OpenMail) {
  const queryClient = useQueryClient();
  const found = rows.loaded.find(([, mail]) => mail.id === open)?.[0];
  const [last, setLast] = useState<{ list: MailList; open: number | undefined; row: number | undefined }>();
  if (found !== undefined && (last?.list !== list || last.open !== open || last.row !== found))
    setLast({ list, open, row: found });
  const row = found ?? (last?.list === list && last.open === open ? last.row : undefined);

  async function neighbour(by: -1 | 1, [mail, at]: Place = [open]): Promise<Place> {
    const from = mail === open ? row : at;
    if (mail === undefined) return [];
    if (from === undefined) {
      const dir = by < 0 ? 'previous' : 'next';
      return [(await ask(api.apps.email['paginate-email'].$get({ query: { emailId: mail, dir } }))).id];
    }
    const to = from + by;
    if (to < 0 || to >= (rows.total ?? 0)) return [];
    const near =
      rows.mailAt(to) ?? (await queryClient.ensureQueryData(pageQuery(list, pageOf(to)))).emails[to % PAGE_ROWS];
    return [near?.id, to];
  }
  // Steps faster than the answers begin where the one before leads.
  const way = useMemo(() => ({ end: Promise.resolve<Place>([open]) }), [open]);

  return {
    row,
    total: rows.total,
    about: rows.about,
    isLoaded: found !== undefined,
    neighbour,
    step(by: -1 | 1) {
      const end: Promise<Place> = way.end.then(async (from) => {
        const to = await neighbour(by, from).catch((error) => void toast.failed(error));
        const there = to?.[0] ? to : from;
        if (way.end === end && there[0] !== open) openMail(there[0], { replace: true });
        return there;
      });
      way.end = end;
    },
  };
}
export type Steps = ReturnType<typeof useSteps>;
