import { unitsOf } from '#contract/money.ts';
import { CARDS, type Part } from '#features/dashboards/choices.ts';
import type { PlacedCard } from '#features/dashboards/contract.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { csvOf, saveCsv } from '#web/kit/charts/csv.ts';
import { queryClient } from '#web/queryClient.ts';
import { FIGURES } from './queries.ts';

const DAY_MS = 86_400_000;

interface Column {
  name: string;
  values: number[];
}

/** Everything the cards of a dashboard count, day by day: one line for each. */
export async function exportDays(
  t: Translate<'dashboards'>,
  cards: PlacedCard[],
  asked: RangeAsked,
  name: string,
): Promise<void> {
  const parts = new Set<Part>(cards.flatMap(({ id }) => [...CARDS[id].parts]));
  const columns: Column[] = [];
  let from = '';
  if (parts.has('sign-ins')) {
    const { period, byDay } = await queryClient.ensureQueryData(FIGURES['sign-ins'](asked));
    from = period.from;
    columns.push({ name: t('cards.sign-ins-by-day'), values: byDay.now });
  }
  if (parts.has('people')) {
    const { period, newByDay } = await queryClient.ensureQueryData(FIGURES.people(asked));
    from = period.from;
    columns.push({ name: t('cards.new-people'), values: newByDay.now });
  }
  if (parts.has('practice')) {
    const { period, startedByDay, finishedByDay } = await queryClient.ensureQueryData(FIGURES.practice(asked));
    from = period.from;
    columns.push(
      { name: `${t('cards.practice-by-day')}: ${t('practice.started')}`, values: startedByDay.now },
      { name: t('cards.practices-finished'), values: finishedByDay.now },
    );
  }
  if (parts.has('questions')) {
    const { period, newByDay } = await queryClient.ensureQueryData(FIGURES.questions(asked));
    from = period.from;
    columns.push({ name: t('cards.questions-new'), values: newByDay.now });
  }
  if (parts.has('sales')) {
    const { period, currency, ordersByDay, revenueByDay } = await queryClient.ensureQueryData(FIGURES.sales(asked));
    from = period.from;
    columns.push(
      { name: t('cards.orders'), values: ordersByDay.now },
      { name: `${t('cards.revenue')} (${currency})`, values: revenueByDay.now.map(unitsOf) },
    );
  }
  if (parts.has('invoices')) {
    const { period, currency, issuedByDay, paidByDay } = await queryClient.ensureQueryData(FIGURES.invoices(asked));
    from = period.from;
    columns.push(
      {
        name: `${t('cards.invoice-money')}: ${t('invoices.issued')} (${currency})`,
        values: issuedByDay.now.map(unitsOf),
      },
      { name: `${t('cards.invoice-money')}: ${t('invoices.paid')} (${currency})`, values: paidByDay.now.map(unitsOf) },
    );
  }
  const first = Date.parse(`${from}T00:00:00Z`);
  const days = columns[0]?.values.length ?? 0;
  const table = {
    columns: [t('when'), ...columns.map((one) => one.name)],
    rows: Array.from({ length: days }, (_, at) => [
      new Date(first + at * DAY_MS).toISOString().slice(0, 10),
      ...columns.map(({ values }) => values[at] ?? 0),
    ]),
  };
  saveCsv(csvOf(table), name);
}
