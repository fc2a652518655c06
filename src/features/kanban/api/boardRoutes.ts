import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  belongings,
  boardChange,
  boardId,
  boardList,
  labelBody,
  labelChange,
  labelGone,
  labelList,
  moveBoardBody,
  moveBody,
  moved,
  oneBoard,
  oneLabel,
  restoreBody,
  restored,
  wholeBoard,
} from '#features/kanban/contract.ts';
import { boardQuery } from '#features/kanban/listContract.ts';
import { boardOf, listBoards, wireId } from './boards.ts';
import { changeBoard, moveBoard } from './changeBoards.ts';
import { handOf } from './hand.ts';
import { addLabel, changeLabel, deleteLabel, listLabels } from './labels.ts';
import { readBoard, readLight } from './lightCards.ts';
import { inOrder, moveCard } from './order.ts';
import { belongingsOf, restore } from './remove.ts';
import { boardTopic, tellKanban, tellMoved } from './tell.ts';

const boardParam = valid('param', z.object({ id: boardId }));
const labelParam = valid('param', z.object({ id: idSchema }));

const page = new Hono<Env>()
  .get(
    '/apps/kanban/board',
    can('read', 'Kanban'),
    says('Kanban', 'Read the page: boards, what their cards show, and the labels', { 200: wholeBoard }),
    valid('query', boardQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await readBoard(db, c.req.valid('query'), clock()));
    },
  )
  .post(
    '/apps/kanban/move',
    can('manage', 'Kanban'),
    says('Kanban', 'Move a card; with the same key again it is moved once', { 200: moved }),
    valid('json', moveBody),
    async (c) => {
      const { deps } = c.var;
      const move = c.req.valid('json');
      const done = await inOrder(deps.db, (tx) => moveCard(tx, handOf(c), move));
      const { boards, renumbered } = done;
      await tellMoved(deps, move.taskId, done);
      const orders = boards.map((one) => ({ id: wireId(one), orderVersion: one.orderVersion }));
      return c.json({ task: await readLight(deps.db, move.taskId), boards: orders, renumbered });
    },
  );

const boards = new Hono<Env>()
  .patch(
    '/apps/kanban/boards/:id',
    can('manage', 'Kanban'),
    says('Kanban', 'Rename a board or change its look', { 200: oneBoard }),
    boardParam,
    valid('json', boardChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const board = await inOrder(deps.db, (tx) => changeBoard(tx, id, c.req.valid('json')));
      await tellKanban(deps, ['boards', boardTopic(id)]);
      return c.json({ board: boardOf(board) });
    },
  )
  .post(
    '/apps/kanban/move-board',
    can('manage', 'Kanban'),
    says('Kanban', 'Move a board before another one, or to the end', { 200: boardList }),
    valid('json', moveBoardBody),
    async (c) => {
      const { deps } = c.var;
      const { id, beforeId } = c.req.valid('json');
      await inOrder(deps.db, (tx) => moveBoard(tx, id, beforeId));
      await tellKanban(deps, ['boards']);
      return c.json(await listBoards(deps.db));
    },
  )
  .get(
    '/apps/kanban/boards/:id/belongings',
    can('read', 'Kanban'),
    says('Kanban', 'Count what deleting a board takes along', { 200: belongings }),
    boardParam,
    async (c) => c.json(await belongingsOf(c.var.deps.db, c.req.valid('param').id)),
  )
  .post(
    '/apps/kanban/restore',
    can('manage', 'Kanban'),
    says('Kanban', 'Bring back what one deletion took, at the places it had', { 200: restored }),
    valid('json', restoreBody),
    async (c) => {
      const { deps } = c.var;
      const { token } = c.req.valid('json');
      const back = await inOrder(deps.db, (tx) => restore(tx, handOf(c), doerOf(c), token));
      await tellKanban(deps, ['boards', ...back.boards.map(boardTopic)]);
      return c.json(back.answer);
    },
  );

const labels = new Hono<Env>()
  .get(
    '/apps/kanban/labels',
    can('read', 'Kanban'),
    says('Kanban', 'List the labels, with how many cards have each', { 200: labelList }),
    async (c) => c.json({ labels: await listLabels(c.var.deps.db) }),
  )
  .post(
    '/apps/kanban/labels',
    can('manage', 'Kanban'),
    says('Kanban', 'Add a label', { 201: oneLabel }),
    valid('json', labelBody),
    async (c) => {
      const { deps } = c.var;
      const label = await addLabel(deps.db, c.req.valid('json'));
      await tellKanban(deps, ['labels']);
      return c.json({ label }, 201);
    },
  )
  .patch(
    '/apps/kanban/labels/:id',
    can('manage', 'Kanban'),
    says('Kanban', 'Rename or recolour a label, on every card that has it', { 200: oneLabel }),
    labelParam,
    valid('json', labelChange),
    async (c) => {
      const { deps } = c.var;
      const label = await changeLabel(deps.db, c.req.valid('param').id, c.req.valid('json'));
      await tellKanban(deps, ['labels']);
      return c.json({ label });
    },
  )
  .delete(
    '/apps/kanban/labels/:id',
    can('manage', 'Kanban'),
    says('Kanban', 'Delete a label, off every card that has it', { 200: labelGone }),
    labelParam,
    async (c) => {
      const { deps } = c.var;
      const gone = await deps.db.transaction((tx) => deleteLabel(tx, handOf(c), c.req.valid('param').id));
      await tellKanban(deps, ['labels']);
      return c.json(gone);
    },
  );

export const kanbanBoardRoutes = new Hono<Env>().route('/', page).route('/', boards).route('/', labels);
