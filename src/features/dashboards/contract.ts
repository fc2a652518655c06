import { z } from 'zod';
import type { Area } from '#contract/access.ts';
import { currency } from '#contract/money.ts';
import { isZone } from '#contract/zonedTime.ts';
import { auditEntry } from '#features/audit/contract.ts';

/** What somebody signs in with. */
export const DEVICE_KINDS = ['desktop', 'mobile', 'tablet', 'other'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** All of them end today, but the one with its own ends. */
export const FIGURE_RANGES = ['last-28-days', 'last-month', 'last-year', 'custom'] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];
const MOST_DAYS = 1_096;

const DAY_MS = 86_400_000;
const day = z.iso
  .date('Give a day as 2026-11-15.')
  .refine((text) => text >= '2000-01-01' && text < '2100-01-01', 'Choose a day between 2000 and 2099.');

/** As the address bar of a dashboard has it. */
export const rangeAsked = z.object({
  range: z.enum(FIGURE_RANGES, `Choose from ${FIGURE_RANGES.join(', ')}.`).default('last-28-days'),
  from: day.optional(),
  to: day.optional(),
});
export type RangeAsked = z.infer<typeof rangeAsked>;

/** What is wrong with ends of one's own; null when nothing is. */
export function rangeProblem({ range, from, to }: RangeAsked): { field: 'from' | 'to'; message: string } | null {
  if (range !== 'custom') return null;
  if (!from) return { field: 'from', message: 'Say from which day.' };
  if (!to) return { field: 'to', message: 'Say until which day.' };
  if (to < from) return { field: 'to', message: 'This is before the first day.' };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days > MOST_DAYS ? { field: 'to', message: 'Choose at most three years.' } : null;
}

/** Query of GET /api/figures/*. Days are those of the zone. */
export const figureQuery = rangeAsked
  .extend({ timeZone: z.string('Give a time zone.').refine(isZone, 'There is no such time zone.').default('UTC') })
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
  overdue: z.object({ count: z.number(), cents: z.number() }),
  statuses: z.record(z.string(), z.number()),
});
export const newestActivity = z.object({ entries: z.array(auditEntry) });

export const PARTS = ['people', 'sign-ins', 'questions', 'practice', 'sales', 'invoices', 'activity'] as const;
export type Part = (typeof PARTS)[number];
/** Which area somebody has to be allowed to read, beside the dashboards themselves. */
export const PART_AREAS: Record<Part, Area> = {
  people: 'User',
  'sign-ins': 'User',
  questions: 'Question',
  practice: 'Question',
  sales: 'Shop',
  invoices: 'Invoice',
  activity: 'Audit',
};

/** Every card there is: what it needs to know, and how many of four columns it takes when nobody chose. */
export const CARDS = {
  'active-people': { parts: ['sign-ins'], size: 1, isKpi: true },
  'new-people': { parts: ['people'], size: 1, isKpi: true },
  'practices-finished': { parts: ['practice'], size: 1, isKpi: true },
  'practice-average': { parts: ['practice'], size: 1, isKpi: true },
  'questions-new': { parts: ['questions'], size: 1, isKpi: true },
  revenue: { parts: ['sales'], size: 1, isKpi: true },
  orders: { parts: ['sales'], size: 1, isKpi: true },
  'average-order': { parts: ['sales'], size: 1, isKpi: true },
  'invoices-outstanding': { parts: ['invoices'], size: 1, isKpi: true },
  'invoices-overdue': { parts: ['invoices'], size: 1, isKpi: true },
  'invoices-paid': { parts: ['invoices'], size: 1, isKpi: true },
  'sign-ins-by-day': { parts: ['sign-ins'], size: 3, isKpi: false },
  'people-and-devices': { parts: ['people', 'sign-ins'], size: 1, isKpi: false },
  'new-people-by-day': { parts: ['people'], size: 2, isKpi: false },
  'practice-by-day': { parts: ['practice'], size: 2, isKpi: false },
  'practice-categories': { parts: ['practice'], size: 1, isKpi: false },
  'question-bank': { parts: ['questions'], size: 1, isKpi: false },
  'revenue-by-day': { parts: ['sales'], size: 3, isKpi: false },
  'order-statuses': { parts: ['sales'], size: 1, isKpi: false },
  'top-products': { parts: ['sales'], size: 1, isKpi: false },
  'invoice-money': { parts: ['invoices'], size: 2, isKpi: false },
  'invoice-statuses': { parts: ['invoices'], size: 1, isKpi: false },
  activity: { parts: ['activity'], size: 1, isKpi: false },
} as const satisfies Record<string, { parts: readonly Part[]; size: 1 | 2 | 3 | 4; isKpi: boolean }>;
export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as [CardId, ...CardId[]];

/** May somebody who can read these areas have the card? */
export const seesCard = (id: CardId, mayRead: (area: Area) => boolean) =>
  CARDS[id].parts.every((part: Part) => mayRead(PART_AREAS[part]));

export const DASHBOARDS = ['analytics', 'store'] as const;
export type DashboardName = (typeof DASHBOARDS)[number];
export const dashboardName = z.enum(DASHBOARDS);

export const FIRST_CARDS: Record<DashboardName, readonly CardId[]> = {
  analytics: [
    ...(['active-people', 'practices-finished', 'practice-average', 'new-people'] as const),
    ...(['sign-ins-by-day', 'people-and-devices'] as const),
    ...(['practice-categories', 'practice-by-day', 'activity'] as const),
  ],
  store: [
    ...(['revenue', 'orders', 'average-order', 'invoices-outstanding'] as const),
    ...(['revenue-by-day', 'order-statuses'] as const),
    ...(['top-products', 'invoice-money', 'invoice-statuses'] as const),
  ],
};

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
