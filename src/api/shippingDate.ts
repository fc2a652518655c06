import type { Category } from '#features/shop/contract.ts';

const DAY = 86_400_000;
/** Days until it leaves the house. What is opened online is there at once. */
const DAYS_TO_SEND: Record<Category, number> = { course: 0, licence: 0, book: 2, kit: 4 };

/** The day by which something ordered now is sent, UTC, as 2026-11-18. */
export const shippingDateOf = (category: Category, now: Date) =>
  new Date(now.getTime() + DAYS_TO_SEND[category] * DAY).toISOString().slice(0, 10);
