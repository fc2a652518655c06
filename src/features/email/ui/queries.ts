import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MailMeta, MailPage, OneEmail } from '#features/email/contract.ts';
import { api, ask } from '#web/client.ts';
import type { FindPeople } from '#web/kit/PeoplePicker.tsx';
import type { MailList } from './address.ts';

export const PAGE_ROWS = 50;

/** One page of a list. Only the pages in sight are asked for, however long the list is. */
export const pageQuery = (list: MailList, page: number) =>
  queryOptions({
    queryKey: ['emails', 'list', list, page],
    queryFn: ({ signal }): Promise<MailPage> =>
      ask(
        api.apps.email.emails.$get(
          { query: { ...list, page, perPage: PAGE_ROWS, brief: 'true' } },
          { init: { signal } },
        ),
      ),
    staleTime: 30_000,
  });

export const metaQuery = queryOptions({
  queryKey: ['emails', 'meta'],
  queryFn: (): Promise<MailMeta> => ask(api.apps.email.meta.$get()),
  placeholderData: keepPreviousData,
});

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['emails', 'one', id],
    queryFn: ({ signal }): Promise<OneEmail> =>
      ask(api.apps.email['get-email'].$get({ query: { id } }, { init: { signal } })),
    staleTime: 30_000,
  });

export const signatureQuery = queryOptions({
  queryKey: ['email-signature'],
  queryFn: () => ask(api.apps.email.signature.$get()),
  staleTime: 300_000,
});

/** Whom one has written to before, most often first; then others of the school. */
export const findAddresses: FindPeople = (q) => ({
  queryKey: ['emails', 'addresses', q],
  queryFn: async () => {
    const { addresses } = await ask(api.apps.email.addresses.$get({ query: { q } }));
    return addresses.map(({ name, email, id, avatar }) => ({
      fullName: name || email,
      email,
      id: id ?? undefined,
      avatar,
    }));
  },
  staleTime: 60_000,
});
