import type { Area } from '#contract/access.ts';

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

/** A dashboard as it comes, for somebody who can read these areas. */
export const firstCards = (name: DashboardName, mayRead: (area: Area) => boolean) =>
  FIRST_CARDS[name].filter((id) => seesCard(id, mayRead)).map((id) => ({ id, size: CARDS[id].size as number }));
