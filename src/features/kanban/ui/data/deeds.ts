import type { Board, BoardChange, BoardId, CardChange, NewBoard } from '#features/kanban/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatList, formatNumber } from '#web/kit/format.ts';
import { makeSendOnce } from '#web/kit/sendOnce.ts';
import { toast } from '#web/kit/toast.ts';
import { isOnTheWay } from '#web/kit/useTryAgain.ts';
import { noteEdit } from './edits.ts';
import { dropCards, editBoards, putCard, readAgain, type ShownBoard } from './patch.ts';

const words = (key: 'tasks' | 'comments' | 'attachments' | 'checklist', count: number) =>
  i18n.t(`kanban:along.${key}`, { count, number: formatNumber(count) });

/** "12 tasks, 4 comments": what goes along, in words. */
async function alongWith(id: BoardId): Promise<string> {
  const found = await ask(api.apps.kanban.boards[':id'].belongings.$get({ param: { id } }));
  const parts = (['tasks', 'comments', 'attachments', 'checklist'] as const)
    .filter((key) => found[key] > 0)
    .map((key) => words(key, found[key]));
  return parts.length === 0 ? i18n.t('kanban:along.nothing') : formatList(parts);
}

async function bringBack(token: string) {
  try {
    await ask(api.apps.kanban.restore.$post({ json: { token } }));
    await readAgain();
  } catch (error) {
    toast.failed(error);
  }
}

/** At once; says what went along, and can bring it back. */
export async function clearBoard({ id, title: name }: ShownBoard) {
  try {
    const detail = await alongWith(id);
    const { token } = await ask(api.apps.kanban['clear-tasks'].$delete({ query: { id } }));
    dropCards((card) => card.boardId === id);
    toast.done(i18n.t('kanban:clear.done', { name }), { detail, undo: () => void bringBack(token) });
  } catch (error) {
    toast.failed(error);
  }
}

/** Says what goes along, does it, and can bring it back. */
export async function deleteBoard({ id, title: name }: ShownBoard) {
  try {
    const along = await alongWith(id);
    const sure = await confirm({
      question: i18n.t('kanban:delete.question', { name }),
      detail: i18n.t('kanban:delete.detail', { along }),
      verb: i18n.t('kanban:delete.verb'),
      danger: true,
    });
    if (!sure) return;
    const { token } = await ask(api.apps.kanban['delete-board'].$delete({ query: { id } }));
    dropCards((card) => card.boardId === id);
    editBoards((data) => ({ ...data, boards: data.boards.filter((one) => one.id !== id) }));
    toast.done(i18n.t('kanban:delete.done', { name }), { undo: () => void bringBack(token) });
  } catch (error) {
    toast.failed(error);
  }
}

export async function deleteCard({ id, title }: { id: number; title: string }): Promise<boolean> {
  try {
    const { token } = await ask(api.apps.kanban.tasks[':id'].$delete({ param: { id } }));
    dropCards((card) => card.id === id);
    toast.done(i18n.t('kanban:card.deleted', { title }), { undo: () => void bringBack(token) });
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}

function putBoard(id: BoardId, change: Board) {
  noteEdit();
  editBoards((data) => ({
    ...data,
    boards: data.boards.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }));
}

/** Throws what the server says, for the field or the form to show. */
export async function saveBoard(id: BoardId, version: number, change: Omit<BoardChange, 'version'>) {
  const answer = await ask(api.apps.kanban.boards[':id'].$patch({ param: { id }, json: { ...change, version } }));
  putBoard(id, answer.board);
}

/** A board as somebody else saved it, where that is why it was refused. */
export async function theirBoard(id: BoardId, error: unknown): Promise<Board | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const theirs = (await ask(api.apps.kanban.boards.$get())).find((one) => one.id === id);
  if (theirs) putBoard(id, theirs);
  return theirs;
}

/** Whoever adds one of the same name later than this wants another one. */
const AGAIN_MS = 5 * 60_000;
const once = makeSendOnce(isOnTheWay, AGAIN_MS);

export async function addBoard(board: NewBoard): Promise<boolean> {
  try {
    const answer = await once(board, (key) =>
      ask(api.apps.kanban['add-board'].$post({ json: { data: { ...board, key } } })),
    );
    noteEdit();
    editBoards((data) =>
      data.boards.some((one) => one.id === answer.board.id)
        ? data
        : { ...data, boards: [...data.boards, { ...answer.board, total: 0, matching: 0 }] },
    );
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}

/** Throws what the server says, for the field to show. */
export async function saveFields(id: number, version: number, fields: Omit<CardChange, 'version'>) {
  const answer = await ask(api.apps.kanban.tasks[':id'].$patch({ param: { id }, json: { ...fields, version } }));
  putCard(answer.task);
  return answer.task;
}
