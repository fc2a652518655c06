import { setTimeout as sleep } from 'node:timers/promises';
import { asc, count, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { type Random, seeded } from '#api/random.ts';
import { kanbanBoards, kanbanCards, kanbanMoves } from '#features/kanban/api/tables.ts';
import { testApi } from './api.ts';
import { kanban } from './kanban.ts';
import { openBoardPage } from './kanbanPage.ts';

const api = testApi();
const { board, cards, order, remove } = kanban(api);
type Page = Awaited<ReturnType<typeof openBoardPage>>;

afterAll(() => void vi.unstubAllGlobals());

const PAGES = 8;
const MOVES = 500;
/** A person is not this far ahead of the server, and what lies in between would be refused more often than done. */
const MOST_WAITING = 2;

/** Somebody who drags what they see, and adds or deletes a card now and then, hardly waiting for answers. */
async function work(page: Page, random: Random, token: string, moves: number) {
  while (page.moved() < moves) {
    await sleep(random.whole(0, 60));
    if (page.waiting().length > MOST_WAITING) continue;
    const columns = page.columns();
    const way = random.whole(1, 100);
    const to = random.pick(columns);
    if (way <= 4) page.addCard({ boardId: to.board.id, title: `New ${way}` });
    const shown = columns.flatMap((one) => one.cards).filter((one) => !one.waits);
    const card = random.pick(shown);
    if (way >= 98) await remove(`/apps/kanban/tasks/${card.id}`, undefined, token);
    const at = random.whole(0, to.cards.filter((one) => one.id !== card.id && !one.waits).length);
    const move = page.moveOf(columns, { card, to: to.board.id, at });
    if (move) page.moveCard(move);
  }
}

it('eight open pages make 500 random moves, and in the end all of them show what the database holds', async () => {
  const admin = await api.as('admin');
  for (const one of (await api.get('/apps/kanban/boards', admin)).body)
    await remove('/apps/kanban/delete-board', one.id, admin);
  for (let at = 0; at < 4; at += 1) await cards(admin, (await board(admin)).id, 12);

  const pages: { page: Page; token: string }[] = [];
  for (let at = 0; at < PAGES; at += 1) {
    const { user, accessToken: token } = await api.register();
    const random = seeded(40 + at);
    // Now and then an answer takes longer than what others did after it.
    const slowly = () => sleep(random.whole(1, 10) === 1 ? random.whole(100, 900) : random.whole(0, 15));
    pages.push({ page: await openBoardPage(api, { id: user.id, token }, slowly), token });
  }
  await Promise.all(
    pages.map(({ page, token }, at) => {
      const share = Math.floor(MOVES / PAGES) + (at < MOVES % PAGES ? 1 : 0);
      return work(page, seeded(700 + at), token, share);
    }),
  );
  await vi.waitFor(() => expect(pages.flatMap(({ page }) => page.waiting())).toEqual([]), { timeout: 120_000 });

  const [made] = await api.db.select({ moves: count() }).from(kanbanMoves);
  expect(made?.moves).toBeGreaterThanOrEqual(MOVES);
  const stored = await api.db
    .select({ id: kanbanCards.id, boardId: kanbanCards.boardId })
    .from(kanbanCards)
    .innerJoin(kanbanBoards, eq(kanbanBoards.id, kanbanCards.boardId))
    .where(isNull(kanbanCards.deletedAt))
    .orderBy(asc(kanbanBoards.rank), asc(kanbanCards.rank));
  const placed = ({ page }: { page: Page }) =>
    page.columns().flatMap(({ cards: list }) => list.map(({ id, boardId }) => ({ id, boardId })));
  // Nothing happens any more: whatever a page shows now it would show for good.
  await vi.waitFor(() => pages.map((one) => expect(placed(one)).toEqual(stored)), { timeout: 20_000, interval: 200 });
  for (const { page } of pages)
    for (const { board: one, cards: list, count } of page.columns())
      expect([one.total, count]).toEqual([list.length, list.length]);
}, 300_000);

it('an answer that comes late does not put a card back that others moved since', async () => {
  const admin = await api.as('admin');
  const { id } = await board(admin);
  const [a = 0, b = 0, c = 0] = await cards(admin, id, 3);
  const { user, accessToken: token } = await api.register();
  let late = Promise.resolve();
  const page = await openBoardPage(
    api,
    { id: user.id, token },
    () => Promise.resolve(),
    () => late,
  );
  const shown = () =>
    page
      .columns()
      .find((one) => one.board.id === id)
      ?.cards.map((one) => one.id);
  let arrive = () => {};
  late = new Promise((resolve) => {
    arrive = resolve;
  });
  page.moveCard({ taskId: c, boardId: id, afterId: null, beforeId: a });
  await vi.waitFor(async () => expect(await order(admin, id)).toEqual([c, a, b]), { timeout: 10_000 });
  await api.post('/apps/kanban/move', { taskId: c, boardId: id, afterId: a, beforeId: b }, admin);
  // Long enough for the page to hear of that and to look.
  await sleep(800);
  arrive();
  await vi.waitFor(() => expect(page.waiting()).toEqual([]), { timeout: 10_000 });
  await vi.waitFor(() => expect(shown()).toEqual([a, c, b]), { timeout: 5_000 });
  await sleep(1_000);
  expect(shown()).toEqual([a, c, b]);
});
