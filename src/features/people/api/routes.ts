import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import { peopleCounts, peoplePage } from '#features/people/contract.ts';
import { peopleQuery } from '#features/people/listContract.ts';
import { countPeople, listPeople } from './queries.ts';

/** In a body, null is what was not given. */
const withoutNulls = (given: unknown) =>
  given !== null && typeof given === 'object' && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    : given;
const peopleAsked = z.preprocess(withoutNulls, peopleQuery) as unknown as typeof peopleQuery;

export const peopleRoutes = new Hono<Env>()
  .post(
    '/api/account/getAllUsers',
    can('read', 'User'),
    says('People', 'List everyone', { 200: peoplePage }),
    valid('json', peopleAsked, peopleQuery),
    async (c) => {
      return c.json(await listPeople(c.var.deps.db, c.req.valid('json'), c.var.deps.clock()));
    },
  )
  .get(
    '/api/people/counts',
    can('read', 'User'),
    says('People', 'Count people by role', { 200: peopleCounts }),
    async (c) => {
      return c.json(await countPeople(c.var.deps.db));
    },
  );
