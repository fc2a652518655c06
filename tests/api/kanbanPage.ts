import { vi } from 'vitest';
import type { BoardId, Move } from '#features/kanban/contract.ts';
import type { testApi } from './api.ts';

type Api = ReturnType<typeof testApi>;

interface Shown {
  board: { id: BoardId; total: number };
  cards: { id: number; boardId: BoardId; waits?: boolean }[];
  count: number;
}

/** What is used here of the board page's own code, which is typed for a browser. */
interface PageCode {
  queryClient: { getQueryData(key: readonly unknown[]): unknown };
  boardQuery(filter: object): { queryKey: readonly unknown[] };
  NO_FILTER: object;
  columnsOf(data: unknown, waiting: unknown[], filtered: boolean, before: Shown[]): Shown[];
  moveOf(columns: Shown[], drop: { card: object; to: BoardId; at: number }): Omit<Move, 'key'> | undefined;
  moveCard(move: object): void;
  addCard(card: { boardId: BoardId; title: string }): void;
  readSoon(ids: (number | string)[]): void;
  readWith(read: (ids: Set<number | string>) => Promise<void>): void;
  readCards(filter: object, ids: Set<number | string>): Promise<void>;
  QueryObserver: new (client: unknown, options: unknown) => { subscribe(hear: () => void): () => void };
  readEvents(
    body: ReadableStream<Uint8Array>,
    tell: (event: { name: string; data: string }) => void,
    alive: () => void,
  ): Promise<void>;
}

const FILES = [
  '@tanstack/react-query',
  '#web/queryClient.ts',
  '#web/liveStream.ts',
  '#features/kanban/ui/data/queries.ts',
  '#features/kanban/ui/data/columns.ts',
  '#features/kanban/ui/data/moveOf.ts',
  '#features/kanban/ui/data/outgoing.ts',
  '#features/kanban/ui/data/readSoon.ts',
  '#features/kanban/ui/data/readCards.ts',
];

/** `fetch` is one for all pages of this process: whose it is, the token says. */
const wires = new Map<string, (path: string, init: RequestInit) => Promise<Response>>();

function shelfOf(first: Record<string, string>) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/**
 * A board page without its looks: the very code that a tab runs, with a storage, a cache, an outbox and a live stream of
 * its own. `slowly` stands for the way to the server and back, `late` for the way back of what was written.
 */
export async function openBoardPage(
  api: Api,
  who: { id: number; token: string },
  slowly: () => Promise<void>,
  late = slowly,
) {
  const shelf = shelfOf({
    userData: JSON.stringify({ id: who.id, ability: [] }),
    accessToken: who.token,
    refreshToken: 'none',
  });
  let moved = 0;
  vi.stubGlobal('localStorage', shelf);
  vi.stubGlobal('navigator', { userAgent: 'test' });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  wires.set(`Bearer ${who.token}`, async (path, init) => {
    await slowly();
    const answer = await api.app.request(path, init, { address: '10.0.0.1' });
    await (init.method === 'POST' ? late() : slowly());
    if (path.endsWith('/move') && answer.ok) moved += 1;
    return answer;
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const wire = wires.get(new Headers(init.headers).get('authorization') ?? '');
    return wire ? wire(path, init) : Promise.reject(new Error(`nobody asks for ${path}`));
  });
  vi.resetModules();
  const code = {} as PageCode;
  for (const file of FILES) Object.assign(code, await import(file));

  const query = code.boardQuery(code.NO_FILTER);
  const leave = new code.QueryObserver(code.queryClient, query).subscribe(() => {});
  code.readWith((ids) => code.readCards(code.NO_FILTER, ids));
  const live = await api.app.request('/api/live', { headers: { authorization: `Bearer ${who.token}` } });
  const stream = live.body as ReadableStream<Uint8Array>;
  const following = code.readEvents(
    stream,
    ({ name, data }) => {
      const { topic, ids } = name === 'message' ? JSON.parse(data) : { topic: '', ids: [] };
      if (topic === 'kanban') code.readSoon(ids);
    },
    () => {},
  );
  await vi.waitFor(() => code.queryClient.getQueryData(query.queryKey) ?? Promise.reject(new Error('no board yet')), {
    timeout: 20_000,
  });

  const waiting = () => JSON.parse(shelf.getItem(`lms-outbox:${who.id}`) ?? '[]') as unknown[];
  return {
    waiting,
    /** How many of its moves the server has done. */
    moved: () => moved,
    columns: () => code.columnsOf(code.queryClient.getQueryData(query.queryKey), waiting(), false, []),
    moveOf: code.moveOf,
    moveCard: code.moveCard,
    addCard: code.addCard,
    async close() {
      leave();
      void following.catch(() => {});
    },
  };
}
