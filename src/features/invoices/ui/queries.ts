import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type InvoiceQuery, invoiceQuery } from '#features/invoices/listContract.ts';
import { api, ask } from '#web/client.ts';
import { asQuery } from '#web/kit/asQuery.ts';

export const invoiceList = (search: InvoiceQuery) =>
  queryOptions({
    queryKey: ['invoices', 'list', search],
    queryFn: () => ask(api.apps.invoice.invoices.$get({ query: asQuery({ ...search, all: false }) })),
    placeholderData: keepPreviousData,
  });

export const invoiceCountsQuery = queryOptions({
  queryKey: ['invoices', 'counts'],
  queryFn: () => ask(api.api.invoice.counts.$get()),
});

const param = (id: number) => ({ param: { id } });

export const invoiceOne = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: () => ask(api.api.invoice.invoices[':id'].$get(param(id))),
  });

/** The one an address without a number means. */
export const newestInvoice = queryOptions({
  queryKey: ['invoices', 'newest'],
  queryFn: async () => {
    const { invoices } = await ask(
      api.apps.invoice.invoices.$get({ query: asQuery({ ...invoiceQuery.parse({}), perPage: 1, all: false }) }),
    );
    return invoices[0]?.id ?? null;
  },
  staleTime: 0,
});

export const invoiceVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id, 'versions'],
    queryFn: async () => (await ask(api.api.invoice.invoices[':id'].versions.$get(param(id)))).versions,
  });

export const invoiceVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id, 'versions', version],
    queryFn: () => ask(api.api.invoice.invoices[':id'].versions[':version'].$get({ param: { id, version } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const invoiceEventsQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'one', id, 'events'],
    queryFn: async () => (await ask(api.api.invoice.invoices[':id'].events.$get(param(id)))).events,
  });

export const invoiceSettingsQuery = queryOptions({
  queryKey: ['invoices', 'settings'],
  queryFn: () => ask(api.api.invoice.settings.$get()),
});

/** Clients with these letters in their name, company or email; without any the first few. */
export const clientsLike = (q: string) =>
  queryOptions({
    queryKey: ['invoices', 'clients', q],
    queryFn: () => ask(api.api.invoice.clients.$get({ query: { q } })),
    placeholderData: keepPreviousData,
  });
