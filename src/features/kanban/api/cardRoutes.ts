import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { cardChange, cardGone, historyPage, historyQuery, oneCard } from '#features/kanban/contract.ts';
import { switchPerson } from './cardPeople.ts';
import { writeFields } from './changeCard.ts';
import { handOf } from './hand.ts';
import { switchLabel } from './labels.ts';
import { onCard, tellOf } from './onCard.ts';
import { listHistory, readCard } from './oneCard.ts';
import { inOrder } from './order.ts';
import { deleteCard } from './remove.ts';
import { tellKanban } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const labelParam = valid('param', z.object({ id: idSchema, labelId: idSchema }));
const personParam = valid('param', z.object({ id: idSchema, personId: idSchema }));

const card = new Hono<Env>()
  .get(
    '/apps/kanban/tasks/:id',
    can('read', 'Kanban'),
    says('Kanban', 'Read everything about a card', { 200: oneCard }),
    idParam,
    async (c) => c.json({ task: await readCard(c.var.deps.db, whoAsks(c), c.req.valid('param').id) }),
  )
  .get(
    '/apps/kanban/tasks/:id/history',
    can('read', 'Kanban'),
    says('Kanban', 'List what happened to a card, the newest first', { 200: historyPage }),
    idParam,
    valid('query', historyQuery),
    async (c) => {
      const { page, perPage } = c.req.valid('query');
      return c.json(await listHistory(c.var.deps.db, c.req.valid('param').id, page, perPage));
    },
  )
  .patch(
    '/apps/kanban/tasks/:id',
    can('manage', 'Kanban'),
    says('Kanban', 'Save fields of a card; a field that somebody else saved since is not overwritten', {
      200: oneCard,
    }),
    idParam,
    valid('json', cardChange),
    async (c) => {
      const { version, ...fields } = c.req.valid('json');
      const { task } = await onCard(c, c.req.valid('param').id, (tx, hand, row) =>
        writeFields(tx, hand, row, fields, version),
      );
      return c.json({ task });
    },
  )
  .delete(
    '/apps/kanban/tasks/:id',
    can('manage', 'Kanban'),
    says('Kanban', 'Delete a card; for 30 days it can be brought back', { 200: cardGone }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const gone = await inOrder(deps.db, (tx) => deleteCard(tx, handOf(c), id));
      await tellKanban(deps, [id]);
      return c.json(gone);
    },
  );

const chosen = new Hono<Env>()
  .put(
    '/apps/kanban/tasks/:id/labels/:labelId',
    can('manage', 'Kanban'),
    says('Kanban', 'Put a label on a card', { 200: oneCard }),
    labelParam,
    async (c) => {
      const { id, labelId } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand, row) => switchLabel(tx, hand, row, labelId, true));
      return c.json({ task });
    },
  )
  .delete(
    '/apps/kanban/tasks/:id/labels/:labelId',
    can('manage', 'Kanban'),
    says('Kanban', 'Take a label off a card', { 200: oneCard }),
    labelParam,
    async (c) => {
      const { id, labelId } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand, row) => switchLabel(tx, hand, row, labelId, false));
      return c.json({ task });
    },
  )
  .put(
    '/apps/kanban/tasks/:id/people/:personId',
    can('manage', 'Kanban'),
    says('Kanban', 'Put somebody on a card; they are told', { 200: oneCard }),
    personParam,
    async (c) => {
      const { id, personId } = c.req.valid('param');
      const { task, made } = await onCard(c, id, (tx, hand) => switchPerson(tx, hand, id, personId, true));
      await tellOf(c, 'card-assigned', made, task);
      return c.json({ task });
    },
  )
  .delete(
    '/apps/kanban/tasks/:id/people/:personId',
    can('manage', 'Kanban'),
    says('Kanban', 'Take somebody off a card', { 200: oneCard }),
    personParam,
    async (c) => {
      const { id, personId } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand) => switchPerson(tx, hand, id, personId, false));
      return c.json({ task });
    },
  );

export const kanbanCardRoutes = new Hono<Env>().route('/', card).route('/', chosen);
