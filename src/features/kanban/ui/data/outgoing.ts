import type { BoardId, Move, Moved, Task } from '#features/kanban/contract.ts';
import { api, ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { putLight, putNew, readAgain } from './patch.ts';
import { ALL, readSoon } from './readSoon.ts';

export type CardMove = Pick<Move, 'taskId' | 'boardId' | 'afterId' | 'beforeId'>;
export interface NewCard {
  boardId: BoardId;
  title: string;
}
export interface BoardMove {
  id: BoardId;
  beforeId: BoardId | null;
}

export function refused(sent: object, error: Error) {
  // What somebody wrote is there to be copied.
  const { title, text } = sent as { title?: string; text?: string };
  toast.failed(error, { detail: title ?? text });
  void readAgain();
  return false;
}

const asLight = ({ id, boardId, title, dueDate, version }: Task) => ({
  ...{ id, boardId, title, dueDate, version },
  ...{ labels: [], people: [], cover: null, attachments: 0, comments: 0, checklist: { done: 0, total: 0 } },
});

const send = {
  move: outgoing<CardMove, Moved>('kanban.move', {
    send: (move, key) => ask(api.apps.kanban.move.$post({ json: { ...move, key } })),
    done: (_sent, { task, renumbered }) => {
      putLight(task);
      if (renumbered) readSoon([ALL]);
    },
    refused,
  }),
  add: outgoing<NewCard, { newTask: Task }>('kanban.add', {
    send: (card, key) => ask(api.apps.kanban['add-task'].$post({ json: { data: { ...card, key } } })),
    done: (_sent, { newTask }) => putNew(asLight(newTask)),
    refused,
  }),
  moveBoard: outgoing<BoardMove, unknown>('kanban.move-board', {
    send: (move) => ask(api.apps.kanban['move-board'].$post({ json: move })),
    done: readAgain,
    refused,
  }),
};

/** One lane for all that changes the order: it arrives as it was done. */
const ORDER = 'order';
export const moveCard = (move: CardMove) => void send.move(ORDER, move);
export const addCard = (card: NewCard) => void send.add(ORDER, card);
export const moveBoard = (move: BoardMove) => void send.moveBoard(ORDER, move);
