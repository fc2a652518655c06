import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { call } from '../../support/calls.ts';

interface Refused {
  status: number;
  retryAfter: string | null;
  body: string;
}

export interface Writers {
  /** Cards that the server acknowledged, by id. */
  acknowledged: Map<number, string>;
  /** Every other answer. */
  refused: Refused[];
  /** Calls that got no answer at all. */
  unanswered: number;
  /** Waits until so many more were acknowledged. */
  writeMore(count: number): Promise<void>;
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>;
  /** For a server that will not come back. Answers what nobody knows of whether it was stored. */
  abandon(): Promise<string[]>;
}

/** So many calls without an answer mean that nobody is there to give one. */
const GONE = 100;

export async function newBoard(url: string, token: string): Promise<number> {
  const answer = await call(url, 'POST', '/apps/kanban/add-board', { token, body: { data: { title: 'Under load' } } });
  return ((await answer.json()) as { board: { id: number } }).board.id;
}

/** People who write without a pause, and do what the message says when they get one: try again in a moment. */
export function startWriters(urls: string[], token: string, boardId: number): Writers {
  let open = true;
  let insist = true;
  const writers: Writers = {
    acknowledged: new Map(),
    refused: [],
    unanswered: 0,
    async writeMore(count) {
      const wanted = writers.acknowledged.size + count;
      while (writers.acknowledged.size < wanted) {
        if (writers.unanswered > GONE) throw new Error('The server is gone.');
        await sleep(10);
      }
    },
    async stop() {
      open = false;
      await Promise.all(all);
    },
    async abandon() {
      open = false;
      insist = false;
      return (await Promise.all(all)).flatMap((title) => (title ? [title] : []));
    },
  };
  const send = async (url: string, data: { title: string; boardId: number; key: string }) => {
    try {
      const answer = await call(url, 'POST', '/apps/kanban/add-task', { token, body: { data } });
      const body = await answer.text();
      if (answer.ok) return (JSON.parse(body) as { newTask: { id: number } }).newTask.id;
      writers.refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after'), body });
    } catch {
      writers.unanswered += 1;
    }
    await sleep(50);
    return undefined;
  };
  const write = async (url: string, name: string) => {
    for (let at = 0; open; at += 1) {
      const data = { title: `${name} ${at}`, boardId, key: crypto.randomUUID() };
      let id: number | undefined;
      while (id === undefined) {
        id = await send(url, data);
        if (id === undefined && !insist) return data.title;
      }
      writers.acknowledged.set(id, data.title);
    }
    return undefined;
  };
  const all = urls.flatMap((url, at) => [write(url, `first of ${at}`), write(url, `second of ${at}`)]);
  return writers;
}

/** Everything acknowledged is there, once, and nothing else but perhaps what got no answer. */
export async function expectAllThere(
  url: string,
  token: string,
  boardId: number,
  acknowledged: Map<number, string>,
  unknown: string[] = [],
) {
  const answer = await call(url, 'GET', '/apps/kanban/board', { token });
  const { cards } = (await answer.json()) as { cards: { id: number; title: string; boardId: number }[] };
  const there = cards
    .filter((card) => card.boardId === boardId && (acknowledged.has(card.id) || !unknown.includes(card.title)))
    .map(({ id, title }) => [id, title] as const);
  expect(new Map(there)).toEqual(acknowledged);
  expect(there).toHaveLength(acknowledged.size);
}

/** Whoever was refused was told so in the shape of every answer, and when to come back. */
export function expectOnlyInterruptions({ refused }: Writers) {
  for (const { status, retryAfter, body } of refused) {
    expect([status, retryAfter, JSON.parse(body)]).toEqual([
      503,
      '2',
      { error: 'The server is interrupted for a moment. Try again in a few seconds.' },
    ]);
  }
}
