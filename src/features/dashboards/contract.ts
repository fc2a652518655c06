import { z } from 'zod';
import { currency } from '#contract/moneyRules.ts';
import { isZone } from '#contract/zonedTime.ts';
import { auditEntry } from '#features/audit/contract.ts';
import { CARD_IDS, DASHBOARDS } from './choices.ts';
import { rangeAsked, rangeProblem } from './range.ts';

/** What somebody signs in with. */
export const DEVICE_KINDS = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Query of GET /api/figures/*. Days are those of the zone. */
export const figureQuery = z
  .object({
    ...rangeAsked.shape,
    timeZone: z.string('Give a time zone.').refine(isZone, 'There is no such time zone.').default('UTC'),
  })
  .superRefine((asked, context) => {
    const wrong = rangeProblem(asked);
    if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message });
  });
export type FigureQuery = z.infer<typeof figureQuery>;

/** Both ends included. What it is compared with is as many days, right before it. */
const period = z.object({
  from: z.string(),
  to: z.string(),
  previousFrom: z.string(),
  previousTo: z.string(),
  days: z.number(),
});
export type Period = z.infer<typeof period>;

const compared = z.object({ now: z.number(), before: z.number() });
export type Compared = z.infer<typeof compared>;
/** One number for each day. */
const byDay = z.object({ now: z.array(z.number()), before: z.array(z.number()) });
export type ByDay = z.infer<typeof byDay>;
const maybe = z.object({ now: z.number().nullable(), before: z.number().nullable() });
const money = z.array(z.object({ currency, cents: z.number() }));

export const peopleFigures = z.object({ period, total: z.number(), new: compared, newByDay: byDay });
export const signInFigures = z.object({
  period,
  count: compared,
  /** How many different people. */
  people: compared,
  byDay,
  /** Different people each day; empty for more days than are drawn one by one. */
  peopleByDay: z.array(z.number()),
  devices: z.array(z.object({ kind: z.enum(DEVICE_KINDS), count: z.number(), before: z.number() })),
});
export const questionFigures = z.object({
  period,
  total: z.number(),
  statuses: z.record(z.string(), z.number()),
  new: compared,
  newByDay: byDay,
});
export const practiceFigures = z.object({
  period,
  started: compared,
  finished: compared,
  /** From 0 to 1, over all that were finished; null where none was. */
  average: maybe,
  startedByDay: byDay,
  finishedByDay: byDay,
  averageByDay: z.array(z.number().nullable()),
  categories: z.array(z.object({ name: z.string(), finished: z.number(), average: z.number().nullable() })),
});
export const salesFigures = z.object({
  period,
  /** The one most is sold in; what is counted in cents is in this one. */
  currency,
  /** Of the other currencies, in this period. */
  others: money,
  /** Those that were not cancelled. */
  orders: compared,
  revenue: compared,
  /** Of the orders in that currency; null where there is none. */
  averageOrder: maybe,
  ordersByDay: byDay,
  revenueByDay: byDay,
  statuses: z.record(z.string(), z.number()),
  products: z.array(
    z.object({
      id: z.number().nullable(),
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      pieces: z.number(),
      cents: z.number(),
    }),
  ),
});
export const invoiceFigures = z.object({
  period,
  currency,
  others: money,
  /** Issued in the period, drafts left out. */
  sent: compared,
  issued: compared,
  paid: compared,
  issuedByDay: byDay,
  paidByDay: byDay,
  /** As things stand now, whatever the period. */
  outstanding: z.object({ count: z.number(), cents: z.number() }),
  overdue: z.object({ count: z.number(), cents: z.number(), others: money }),
  statuses: z.record(z.string(), z.number()),
});
export const newestActivity = z.object({ entries: z.array(auditEntry) });

export const dashboardName = z.enum(DASHBOARDS);

const placed = z.object({
  id: z.enum(CARD_IDS, 'There is no such card.'),
  /** Of four columns. */
  size: z.number('Give a number of columns.').int('Give a whole number.').min(1, 'At least 1.').max(4, 'At most 4.'),
});
export type PlacedCard = z.infer<typeof placed>;

/** Body of PUT /api/dashboards/:name/layout. */
export const layoutBody = z.object({
  cards: z
    .array(placed, 'Give a list of cards.')
    .max(CARD_IDS.length, 'Each card only once.')
    .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, 'Each card only once.'),
});
export const layout = z.object({ cards: z.array(placed), isOwn: z.boolean() });
export type Layout = z.infer<typeof layout>;
