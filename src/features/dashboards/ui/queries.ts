import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DashboardName } from '#features/dashboards/choices.ts';
import type { Layout } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { api, ask } from '#web/client.ts';
import { deviceZone } from '#web/zone.ts';

/** Days are those of whoever looks. */
const asQuery = ({ range, from, to }: RangeAsked) => ({
  range,
  timeZone: deviceZone(),
  ...(range === 'custom' && from && to ? { from, to } : {}),
});

/** While other days are on their way, those before stay. */
const shared = { placeholderData: keepPreviousData };

export const peopleFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'people', asQuery(asked)],
    queryFn: () => ask(api.api.figures.people.$get({ query: asQuery(asked) })),
    ...shared,
  });
export const signInFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'sign-ins', asQuery(asked)],
    queryFn: () => ask(api.api.figures['sign-ins'].$get({ query: asQuery(asked) })),
    ...shared,
  });
export const questionFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'questions', asQuery(asked)],
    queryFn: () => ask(api.api.figures.questions.$get({ query: asQuery(asked) })),
    ...shared,
  });
export const practiceFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'practice', asQuery(asked)],
    queryFn: () => ask(api.api.figures.practice.$get({ query: asQuery(asked) })),
    ...shared,
  });
export const salesFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'sales', asQuery(asked)],
    queryFn: () => ask(api.api.figures.sales.$get({ query: asQuery(asked) })),
    ...shared,
  });
export const invoiceFigures = (asked: RangeAsked) =>
  queryOptions({
    queryKey: ['figures', 'invoices', asQuery(asked)],
    queryFn: () => ask(api.api.figures.invoices.$get({ query: asQuery(asked) })),
    ...shared,
  });
/** The figures of each part of the school, for a range of days. */
export const FIGURES = {
  people: peopleFigures,
  'sign-ins': signInFigures,
  questions: questionFigures,
  practice: practiceFigures,
  sales: salesFigures,
  invoices: invoiceFigures,
};

export const newestActivity = queryOptions({
  queryKey: ['figures', 'activity'],
  queryFn: () => ask(api.api.figures.activity.$get()),
});

/** Dashboards of which changes wait or are on their way. What the server says meanwhile is older than what is shown. */
export const beingStored = new Set<DashboardName>();

export const layoutQuery = (name: DashboardName) =>
  queryOptions({
    queryKey: ['dashboard-layout', name],
    queryFn: async ({ client, queryKey }): Promise<Layout> => {
      const found = await ask(api.api.dashboards[':name'].layout.$get({ param: { name } }));
      return (beingStored.has(name) && client.getQueryData<Layout>(queryKey)) || found;
    },
  });
