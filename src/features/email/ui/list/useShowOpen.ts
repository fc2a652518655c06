import { useEffect, useRef } from 'react';
import { api, ask } from '#web/client.ts';
import type { MailList } from '../address.ts';

interface Options {
  list: MailList;
  open: number | undefined;
  /** Where it stands, as far as that is known. */
  row: number | undefined;
  isListed: boolean;
  show: (row: number) => void;
}

/** A mail that is opened by a link stands somewhere down the list: it is brought into sight, once. */
export function useShowOpen({ list, open, row, isListed, show }: Options) {
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (open === undefined) shown.current = undefined;
    if (open === undefined || !isListed || shown.current === open) return;
    shown.current = open;
    if (row !== undefined) return show(row);
    ask(api.apps.email.place.$get({ query: { ...list, emailId: open } })).then(
      ({ row: found }) => {
        if (found !== null && shown.current === open) show(found);
      },
      // It is read all the same.
      () => {},
    );
  }, [list, open, row, isListed, show]);
}
