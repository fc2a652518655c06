import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can, NOT_ALLOWED } from '#api/access.ts';
import { listEntries } from '#api/auditList.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { PART_AREAS, type Part, seesCard } from '#features/dashboards/choices.ts';
import {
  dashboardName,
  figureQuery,
  invoiceFigures,
  layout,
  layoutBody,
  newestActivity,
  peopleFigures,
  practiceFigures,
  questionFigures,
  salesFigures,
  signInFigures,
} from '#features/dashboards/contract.ts';
import { readLayout, resetLayout, saveLayout } from './layouts.ts';
import { readPractice, readQuestions } from './learning.ts';
import { readInvoices, readSales } from './money.ts';
import { readPeople, readSignIns } from './people.ts';
import { spanOf } from './period.ts';

const look = can('read', 'Dashboard');
const asked = valid('query', figureQuery);
const NEWEST = { q: '', sort: 'desc', sortColumn: 'at', page: 1, perPage: 8 } as const;

/** Beside the dashboards, their part of the product has to be open to somebody. */
function mayRead(c: Context<Env>, part: Part) {
  if (!whoAsks(c).ability.can('read', PART_AREAS[part])) throw new Refusal(403, NOT_ALLOWED);
}

/** Figures of the product for some days, beside those of as many days before. */
const figures = new Hono<Env>()
  .get('/api/figures/people', look, says('Dashboards', 'People', { 200: peopleFigures }), asked, async (c) => {
    mayRead(c, 'people');
    const { db, clock } = c.var.deps;
    return c.json(await readPeople(db, spanOf(c.req.valid('query'), clock())));
  })
  .get('/api/figures/sign-ins', look, says('Dashboards', 'Sign-ins', { 200: signInFigures }), asked, async (c) => {
    mayRead(c, 'sign-ins');
    const { db, clock } = c.var.deps;
    return c.json(await readSignIns(db, spanOf(c.req.valid('query'), clock())));
  })
  .get('/api/figures/questions', look, says('Dashboards', 'Questions', { 200: questionFigures }), asked, async (c) => {
    mayRead(c, 'questions');
    const { db, clock } = c.var.deps;
    return c.json(await readQuestions(db, spanOf(c.req.valid('query'), clock())));
  })
  .get('/api/figures/practice', look, says('Dashboards', 'Practice', { 200: practiceFigures }), asked, async (c) => {
    mayRead(c, 'practice');
    const { db, clock } = c.var.deps;
    return c.json(await readPractice(db, spanOf(c.req.valid('query'), clock())));
  })
  .get('/api/figures/sales', look, says('Dashboards', 'Sales', { 200: salesFigures }), asked, async (c) => {
    mayRead(c, 'sales');
    const { db, clock } = c.var.deps;
    return c.json(await readSales(db, spanOf(c.req.valid('query'), clock())));
  })
  .get('/api/figures/invoices', look, says('Dashboards', 'Invoices', { 200: invoiceFigures }), asked, async (c) => {
    mayRead(c, 'invoices');
    const { db, clock } = c.var.deps;
    const now = clock();
    return c.json(await readInvoices(db, spanOf(c.req.valid('query'), now), now));
  })
  .get('/api/figures/activity', look, says('Dashboards', 'Newest activity', { 200: newestActivity }), async (c) => {
    mayRead(c, 'activity');
    const { entries } = await listEntries(c.var.deps.db, NEWEST, []);
    return c.json({ entries });
  });

const named = valid('param', z.object({ name: dashboardName }));

const layouts = new Hono<Env>()
  .get(
    '/api/dashboards/:name/layout',
    look,
    says('Dashboards', 'How a dashboard is arranged for oneself', { 200: layout }),
    named,
    async (c) => c.json(await readLayout(c.var.deps.db, whoAsks(c), c.req.valid('param').name)),
  )
  .put(
    '/api/dashboards/:name/layout',
    look,
    says(
      'Dashboards',
      'Arrange a dashboard for oneself',
      { 200: layout },
      'Which cards, in this order, how wide each.',
    ),
    named,
    valid('json', layoutBody),
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { name } = c.req.valid('param');
      const { cards } = c.req.valid('json');
      const closed = cards.findIndex(({ id }) => !seesCard(id, (area) => me.ability.can('read', area)));
      if (closed >= 0) throw badInput({ [`cards.${closed}.id`]: ['You may not see this card.'] });
      await saveLayout(db, me, name, cards);
      await bus.publish({ people: [me.id], topic: 'dashboard-layout', ids: [name] });
      return c.json(await readLayout(db, me, name));
    },
  )
  .delete(
    '/api/dashboards/:name/layout',
    look,
    says('Dashboards', 'Have a dashboard as it comes', { 200: layout }),
    named,
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { name } = c.req.valid('param');
      await resetLayout(db, me, name);
      await bus.publish({ people: [me.id], topic: 'dashboard-layout', ids: [name] });
      return c.json(await readLayout(db, me, name));
    },
  );

export const dashboardRoutes = new Hono<Env>().route('/', figures).route('/', layouts);
