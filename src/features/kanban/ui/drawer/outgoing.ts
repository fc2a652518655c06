import type { Card, CardPerson, Label } from '#features/kanban/contract.ts';
import { api, ask } from '#web/client.ts';
import { outgoing } from '#web/outbox/outbox.ts';
import { refused } from '../data/outgoing.ts';
import { putCard } from '../data/patch.ts';

export interface NewComment {
  cardId: number;
  text: string;
  mentions: number[];
}
export interface NewItem {
  cardId: number;
  title: string;
  isDone?: boolean;
  at?: number;
}
export interface Tick {
  cardId: number;
  itemId: number;
  isDone: boolean;
}
export interface ItemMove {
  cardId: number;
  id: number;
  beforeId: number | null;
}
/** A label or somebody, put on a card or taken off it. */
export interface Switch<One> {
  cardId: number;
  one: One;
  isOn: boolean;
}

const card = api.apps.kanban.tasks[':id'];
const done = (_sent: unknown, { task }: { task: Card }) => putCard(task);

const send = {
  comment: outgoing<NewComment, { task: Card }>('kanban.comment', {
    send: ({ cardId, ...words }, key) => ask(card.comments.$post({ param: { id: cardId }, json: { ...words, key } })),
    done,
    refused,
  }),
  item: outgoing<NewItem, { task: Card }>('kanban.item', {
    send: ({ cardId, ...item }, key) => ask(card.checklist.$post({ param: { id: cardId }, json: { ...item, key } })),
    done,
    refused,
  }),
  tick: outgoing<Tick, { task: Card }>('kanban.tick', {
    send: ({ cardId, itemId, isDone }) =>
      ask(card.checklist[':part'].$patch({ param: { id: cardId, part: itemId }, json: { isDone } })),
    done,
    refused,
  }),
  moveItem: outgoing<ItemMove, { task: Card }>('kanban.move-item', {
    send: ({ cardId, id, beforeId }) =>
      ask(card.checklist[':part'].move.$post({ param: { id: cardId, part: id }, json: { beforeId } })),
    done,
    refused,
  }),
  label: outgoing<Switch<Label>, { task: Card }>('kanban.label', {
    send: ({ cardId, one, isOn }) => {
      const call = card.labels[':labelId'];
      const param = { id: cardId, labelId: one.id };
      return ask(isOn ? call.$put({ param }) : call.$delete({ param }));
    },
    done,
    refused,
  }),
  person: outgoing<Switch<CardPerson>, { task: Card }>('kanban.person', {
    send: ({ cardId, one, isOn }) => {
      const call = card.people[':personId'];
      const param = { id: cardId, personId: one.id };
      return ask(isOn ? call.$put({ param }) : call.$delete({ param }));
    },
    done,
    refused,
  }),
};

/** One lane for all that is done to a card. */
const lane = ({ cardId }: { cardId: number }) => `card-${cardId}`;
export const addComment = (comment: NewComment) => void send.comment(lane(comment), comment);
export const addItem = (item: NewItem) => void send.item(lane(item), item);
export const tickItem = (tick: Tick) => void send.tick(lane(tick), tick);
export const moveItem = (move: ItemMove) => void send.moveItem(lane(move), move);
export const switchLabel = (label: Switch<Label>) => void send.label(lane(label), label);
export const switchPerson = (person: Switch<CardPerson>) => void send.person(lane(person), person);
