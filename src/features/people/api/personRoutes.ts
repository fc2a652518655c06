import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import { belongings, onePerson, personBody, personChange } from '#features/people/contract.ts';
import { addPerson } from './addPerson.ts';
import { countBelongings } from './belongings.ts';
import { changePerson } from './changePerson.ts';
import { deletePerson } from './deletePerson.ts';
import { findPerson, readDetail } from './person.ts';

const idParam = valid('param', z.object({ id: idSchema }));

export const personRoutes = new Hono<Env>()
  .post(
    '/api/people',
    can('manage', 'User'),
    says('People', 'Add somebody', { 201: onePerson }),
    valid('json', personBody),
    async (c) => {
      const { db, clock } = c.var.deps;
      const id = await addPerson(c, c.req.valid('json'));
      return c.json({ person: await readDetail(db, clock(), whoAsks(c).id, id) }, 201);
    },
  )
  .get(
    '/api/people/:id',
    can('read', 'User'),
    says('People', 'Everything about one person', { 200: onePerson }),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json({ person: await readDetail(db, clock(), whoAsks(c).id, c.req.valid('param').id) });
    },
  )
  .patch(
    '/api/people/:id',
    can('manage', 'User'),
    says(
      'People',
      'Change somebody',
      { 200: onePerson },
      'What is left out stays. `permissionRoles` is all of them, `giveRoles` and `takeRoles` move some. `seen` is how fields stood when somebody began to change them: one that is another by now is a 409, and nothing is changed. A new role ends their logins; who is no client any more holds no permission roles.',
    ),
    idParam,
    valid('json', personChange),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { id } = c.req.valid('param');
      await changePerson(c, id, c.req.valid('json'));
      return c.json({ person: await readDetail(db, clock(), whoAsks(c).id, id) });
    },
  )
  .delete(
    '/api/people',
    can('manage', 'User'),
    says('People', 'Delete somebody', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const id = await idGiven(c, c.req.valid('query').id);
      await deletePerson(c, id);
      return c.json({ id });
    },
  )
  .get(
    '/api/people/:id/belongings',
    can('manage', 'User'),
    says('People', 'What deleting somebody takes along', { 200: belongings }),
    idParam,
    async (c) => {
      const { db } = c.var.deps;
      const { id } = await findPerson(db, c.req.valid('param').id);
      return c.json(await countBelongings(db, id));
    },
  );
