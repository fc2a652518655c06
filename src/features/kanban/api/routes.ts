import { Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { valid } from '#api/valid.ts';
import {
  addBoardBody,
  addTaskBody,
  boardGone,
  boardList,
  newTask,
  oneBoard,
  oneTask,
  reorderBody,
  taskBoardBody,
  taskList,
  tasksQuery,
  updateTaskBody,
} from '#features/kanban/contract.ts';
import { addCard } from './addCard.ts';
import { boardGiven, boardInBody, boardInQuery } from './boardGiven.ts';
import { boardOf, listBoards } from './boards.ts';
import { addBoard } from './changeBoards.ts';
import { handOf } from './hand.ts';
import { inOrder, toBoard, toPlaceOf } from './order.ts';
import { clearBoard, deleteBoard } from './remove.ts';
import { listTasks, readTask } from './tasks.ts';
import { boardTopic, tellKanban, tellMoved, tellPeople } from './tell.ts';
import { updateTask } from './updateTask.ts';

const reading = new Hono<Env>()
  .get('/apps/kanban/boards', can('read', 'Kanban'), says('Kanban', 'List the boards', { 200: boardList }), async (c) =>
    c.json(await listBoards(c.var.deps.db)),
  )
  .get(
    '/apps/kanban/tasks',
    can('read', 'Kanban'),
    says('Kanban', 'List the cards, board by board in their order: up to 1,000, or a page', { 200: taskList }),
    valid('query', tasksQuery),
    async (c) => c.json(await listTasks(c.var.deps.db, c.req.valid('query'))),
  );

const boards = new Hono<Env>()
  .post(
    '/apps/kanban/add-board',
    can('manage', 'Kanban'),
    says('Kanban', 'Add a board; with the same key again it is added once', { 201: oneBoard }),
    valid('json', addBoardBody),
    async (c) => {
      const { deps } = c.var;
      const board = await deps.db.transaction((tx) => addBoard(tx, handOf(c), c.req.valid('json').data));
      await tellKanban(deps, ['boards']);
      return c.json({ board: boardOf(board) }, 201);
    },
  )
  .delete(
    '/apps/kanban/delete-board',
    can('manage', 'Kanban'),
    says('Kanban', 'Delete a board and its cards; for 30 days they can be brought back', { 200: boardGone }),
    boardInQuery,
    boardInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await boardGiven(c, c.req.valid('query').id);
      const gone = await inOrder(deps.db, (tx) => deleteBoard(tx, handOf(c), doerOf(c), id));
      await tellKanban(deps, ['boards', boardTopic(gone.id)]);
      return c.json(gone);
    },
  )
  .delete(
    '/apps/kanban/clear-tasks',
    can('manage', 'Kanban'),
    says('Kanban', 'Delete the cards of a board; for 30 days they can be brought back', { 200: boardGone }),
    boardInQuery,
    boardInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await boardGiven(c, c.req.valid('query').id);
      const gone = await inOrder(deps.db, (tx) => clearBoard(tx, handOf(c), doerOf(c), id));
      await tellKanban(deps, [boardTopic(gone.id)]);
      return c.json(gone);
    },
  );

const tasks = new Hono<Env>()
  .post(
    '/apps/kanban/add-task',
    can('manage', 'Kanban'),
    says('Kanban', 'Add a card at the end of its board; with the same key again it is added once', { 201: newTask }),
    valid('json', addTaskBody),
    async (c) => {
      const { deps } = c.var;
      const id = await inOrder(deps.db, (tx) => addCard(tx, handOf(c), c.req.valid('json').data));
      await tellKanban(deps, [id]);
      return c.json({ newTask: await readTask(deps.db, id) }, 201);
    },
  )
  .post(
    '/apps/kanban/update-task',
    can('manage', 'Kanban'),
    says('Kanban', 'Merge fields into a card', { 200: oneTask }),
    valid('json', updateTaskBody),
    async (c) => {
      const { deps } = c.var;
      const hand = handOf(c);
      const { data } = c.req.valid('json');
      const { newcomers, done } = await inOrder(deps.db, (tx) => updateTask(tx, hand, data));
      await tellMoved(deps, data.id, done);
      const task = await readTask(deps.db, data.id);
      await tellPeople(deps, hand, 'card-assigned', newcomers, task);
      return c.json({ task });
    },
  )
  .post(
    '/apps/kanban/reorder-tasks',
    can('manage', 'Kanban'),
    says('Kanban', 'Put a card at the place of another one', { 200: taskList }),
    valid('json', reorderBody),
    async (c) => {
      const { deps } = c.var;
      const { taskId, targetTaskId } = c.req.valid('json').data;
      const done = await inOrder(deps.db, (tx) => toPlaceOf(tx, handOf(c), taskId, targetTaskId));
      await tellMoved(deps, taskId, done);
      return c.json(await listTasks(deps.db));
    },
  )
  .post(
    '/apps/kanban/update-task-board',
    can('manage', 'Kanban'),
    says('Kanban', 'Put a card at the end of another board', { 200: taskList }),
    valid('json', taskBoardBody),
    async (c) => {
      const { deps } = c.var;
      const { taskId, newBoardId } = c.req.valid('json').data;
      const done = await inOrder(deps.db, (tx) => toBoard(tx, handOf(c), taskId, newBoardId));
      await tellMoved(deps, taskId, done);
      return c.json(await listTasks(deps.db));
    },
  );

/** The calls of the specification. */
export const kanbanRoutes = new Hono<Env>().route('/', reading).route('/', boards).route('/', tasks);
