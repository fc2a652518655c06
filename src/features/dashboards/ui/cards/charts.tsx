import type { ReactNode } from 'react';
import type { CardId } from '#features/dashboards/choices.ts';
import type { RangeAsked } from '#features/dashboards/range.ts';
import { Activity } from './activity.tsx';
import { InvoiceMoney, InvoiceStatuses } from './invoices.tsx';
import { PracticeByDay, PracticeCategories, QuestionBank } from './learning.tsx';
import { NewPeopleByDay, PeopleAndDevices, SignInsByDay } from './people.tsx';
import { OrderStatuses, RevenueByDay, TopProducts } from './sales.tsx';

const CHARTS: Partial<Record<CardId, (props: { asked: RangeAsked }) => ReactNode>> = {
  'sign-ins-by-day': SignInsByDay,
  'people-and-devices': PeopleAndDevices,
  'new-people-by-day': NewPeopleByDay,
  'practice-by-day': PracticeByDay,
  'practice-categories': PracticeCategories,
  'question-bank': QuestionBank,
  'revenue-by-day': RevenueByDay,
  'order-statuses': OrderStatuses,
  'top-products': TopProducts,
  'invoice-money': InvoiceMoney,
  'invoice-statuses': InvoiceStatuses,
  activity: Activity,
};

/** The cards that draw: they come after the numbers. */
export function Chart({ id, asked }: { id: CardId; asked: RangeAsked }) {
  const Card = CHARTS[id];
  return Card ? <Card asked={asked} /> : null;
}
