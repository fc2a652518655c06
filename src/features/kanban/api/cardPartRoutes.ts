import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  attachBody,
  commentBody,
  itemChange,
  madeOnCard,
  moveItemBody,
  newComment,
  newItem,
  oneCard,
} from '#features/kanban/contract.ts';
import { attach, detach } from './attachments.ts';
import { addItem, changeItem, deleteItem, moveItem } from './checklist.ts';
import { addComment, changeComment, deleteComment } from './comments.ts';
import { onCard, tellOf } from './onCard.ts';

const idParam = valid('param', z.object({ id: idSchema }));
/** A card, and one of the things on it. */
const partParam = valid('param', z.object({ id: idSchema, part: idSchema }));

const comments = new Hono<Env>()
  .post(
    '/apps/kanban/tasks/:id/comments',
    can('manage', 'Kanban'),
    says('Kanban', 'Comment on a card; whoever is mentioned is told', { 201: madeOnCard }),
    idParam,
    valid('json', newComment),
    async (c) => {
      const { id } = c.req.valid('param');
      const { key, ...words } = c.req.valid('json');
      const { task, made } = await onCard(c, id, (tx, hand) => addComment(tx, hand, id, words, key));
      await tellOf(c, 'card-mention', made.mentioned, task);
      return c.json({ id: made.id, task }, 201);
    },
  )
  .patch(
    '/apps/kanban/tasks/:id/comments/:part',
    can('manage', 'Kanban'),
    says('Kanban', 'Change an own comment', { 200: oneCard }),
    partParam,
    valid('json', commentBody),
    async (c) => {
      const { id, part } = c.req.valid('param');
      const words = c.req.valid('json');
      const { task, made } = await onCard(c, id, (tx, hand) => changeComment(tx, hand, id, part, words));
      await tellOf(c, 'card-mention', made, task);
      return c.json({ task });
    },
  )
  .delete(
    '/apps/kanban/tasks/:id/comments/:part',
    can('manage', 'Kanban'),
    says('Kanban', "Delete an own comment, or another one with Manage Others' Tasks", { 200: oneCard }),
    partParam,
    async (c) => {
      const { id, part } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand) => deleteComment(tx, hand, id, part));
      return c.json({ task });
    },
  );

const checklist = new Hono<Env>()
  .post(
    '/apps/kanban/tasks/:id/checklist',
    can('manage', 'Kanban'),
    says('Kanban', 'Add an item to the checklist of a card', { 201: madeOnCard }),
    idParam,
    valid('json', newItem),
    async (c) => {
      const { id } = c.req.valid('param');
      const { task, made } = await onCard(c, id, (tx, hand) => addItem(tx, hand, id, c.req.valid('json')));
      return c.json({ id: made, task }, 201);
    },
  )
  .patch(
    '/apps/kanban/tasks/:id/checklist/:part',
    can('manage', 'Kanban'),
    says('Kanban', 'Tick or rename an item', { 200: oneCard }),
    partParam,
    valid('json', itemChange),
    async (c) => {
      const { id, part } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand) => changeItem(tx, hand, id, part, c.req.valid('json')));
      return c.json({ task });
    },
  )
  .post(
    '/apps/kanban/tasks/:id/checklist/:part/move',
    can('manage', 'Kanban'),
    says('Kanban', 'Move an item before another one, or to the end', { 200: oneCard }),
    partParam,
    valid('json', moveItemBody),
    async (c) => {
      const { id, part } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx) => moveItem(tx, id, part, c.req.valid('json').beforeId));
      return c.json({ task });
    },
  )
  .delete(
    '/apps/kanban/tasks/:id/checklist/:part',
    can('manage', 'Kanban'),
    says('Kanban', 'Delete an item', { 200: oneCard }),
    partParam,
    async (c) => {
      const { id, part } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand) => deleteItem(tx, hand, id, part));
      return c.json({ task });
    },
  );

const attachments = new Hono<Env>()
  .post(
    '/apps/kanban/tasks/:id/attachments',
    can('manage', 'Kanban'),
    says('Kanban', 'Attach an uploaded file of one’s own to a card', { 201: madeOnCard }),
    idParam,
    valid('json', attachBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { fileId } = c.req.valid('json');
      const { task, made } = await onCard(c, id, (tx, hand) => attach(tx, hand, id, fileId));
      return c.json({ id: made, task }, 201);
    },
  )
  .delete(
    '/apps/kanban/tasks/:id/attachments/:part',
    can('manage', 'Kanban'),
    says('Kanban', 'Take a file off a card', { 200: oneCard }),
    partParam,
    async (c) => {
      const { id, part } = c.req.valid('param');
      const { task } = await onCard(c, id, (tx, hand) => detach(tx, hand, id, part));
      return c.json({ task });
    },
  );

export const kanbanCardPartRoutes = new Hono<Env>().route('/', comments).route('/', checklist).route('/', attachments);
