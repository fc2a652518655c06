import type { ArticleRow, EditCategory, EditTree } from '#features/help/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import type { Gaps } from '#web/i18n/translate.ts';
import { choose, confirm } from '#web/kit/confirm.ts';
import { chosenIn, inTurn } from '#web/kit/inTurn.ts';
import { toast } from '#web/kit/toast.ts';
import { moved } from '#web/kit/useDragOrder.ts';
import { outdate, queryClient } from '#web/queryClient.ts';
import { articleQuery, treeQuery } from '../queries.ts';
import { inOrder, ofCard, ofCategory, waitingOrders } from './waitingOrders.ts';

const t = (key: string, words: Gaps = {}) => i18n.t(`help:${key}`, words);

/** Everything that shows help asks again. */
export const helpChanged = () => outdate((query) => query.queryKey[0] === 'help');

/** Does it, says so, and shows how things are after; what fails is said instead. */
async function run(work: () => Promise<unknown>, sentence: string): Promise<boolean> {
  try {
    await work();
    toast.done(sentence);
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  } finally {
    helpChanged();
  }
}

/** The version that counts now: a list does not show it. */
const versionOf = async (id: number) => (await queryClient.fetchQuery({ ...articleQuery(id), staleTime: 0 })).version;

export const publishRow = ({ id, question }: ArticleRow) =>
  run(
    async () => {
      const json = { version: await versionOf(id) };
      await ask(api.api.help.articles[':id'].publish.$post({ param: { id }, json }));
    },
    t('done.published', { question }),
  );

export const unpublishRow = ({ id, question }: ArticleRow) =>
  run(
    async () => {
      const json = { version: await versionOf(id) };
      await ask(api.api.help.articles[':id'].unpublish.$post({ param: { id }, json }));
    },
    t('done.unpublished', { question }),
  );

type Deed = () => Promise<unknown>;
type Voted = Pick<ArticleRow, 'id' | 'question' | 'yes' | 'no'>;

/** `around` does it on the question's own page, which is left then. */
export async function deleteRow({ id, question, yes, no }: Voted, around = (deed: Deed) => deed()) {
  const isSure = await confirm({
    question: t('delete.question', { question }),
    detail: yes + no > 0 ? t('delete.withVotes', { count: yes + no }) : t('delete.detail'),
    verb: t('delete.verb'),
    danger: true,
  });
  if (!isSure) return false;
  return run(
    () => around(() => ask(api.api.help.articles.$delete({ query: { id } }))),
    t('done.deleted', { question }),
  );
}

export async function deleteCategory({ id, title, articles }: EditCategory) {
  const isSure = await confirm({
    question: t('deleteCategory.question', { title }),
    detail: articles.length > 0 ? t('deleteCategory.withQuestions', { count: articles.length }) : t('delete.detail'),
    verb: t('deleteCategory.verb'),
    danger: true,
  });
  if (!isSure) return false;
  return run(() => ask(api.api.help.categories.$delete({ query: { id } })), t('done.categoryDeleted', { title }));
}

/** Where a category stands, as one line: the FAQ or the card, then its name. */
export function placeOf({ cards }: EditTree, { cardId, title }: EditCategory): string {
  const above = cardId === null ? t('faq.short') : (cards.find((one) => one.id === cardId)?.title ?? '');
  return `${above} › ${title}`;
}

/** To the end of another category. */
export async function moveRow(tree: EditTree, { id, question, categoryId }: ArticleRow) {
  const others = tree.categories.filter((one) => one.id !== categoryId);
  const chosen = await choose({
    question: t('move.question', { question }),
    verb: t('move.verb'),
    choices: others.map((one) => ({ value: String(one.id), label: placeOf(tree, one) })),
  });
  const target = others.find((one) => String(one.id) === chosen);
  if (!target) return;
  await run(
    async () => {
      const json = { version: await versionOf(id), categoryId: target.id };
      await ask(api.api.help.articles[':id'].$patch({ param: { id }, json }));
    },
    t('done.moved', { title: target.title }),
  );
}

/** As they stand now: an answer that is on its way would show them as they were. */
async function categoriesNow() {
  await queryClient.cancelQueries({ queryKey: treeQuery.queryKey });
  return queryClient.getQueryData(treeQuery.queryKey)?.categories ?? [];
}

const showOrder = (categories: EditCategory[]) =>
  queryClient.setQueryData(treeQuery.queryKey, (tree) => tree && { ...tree, categories });

const idsOf = (list: { id: number }[]) => list.map((one) => one.id);

interface Order {
  ids: number[];
}

interface Ordering {
  before: number[];
  store: (order: Order) => Promise<unknown>;
  show: (ids: number[]) => Promise<unknown>;
}

const KEPT = { init: { keepalive: true } };

/**
 * The order that was made last is stored last, also while the page is being left. What is refused goes back to what was
 * stored before it. Whether all of it is stored is answered to whoever began.
 */
async function storeOrder(about: string, ids: number[], { before, store, show }: Ordering) {
  let stored = before;
  waitingOrders.set(about, ids);
  const isStored = await inTurn(
    about,
    { ids },
    async (order: Order) => {
      await store(order);
      stored = order.ids;
      return true;
    },
    () => void show(stored).then(helpChanged),
  );
  if (!chosenIn(about)) waitingOrders.delete(about);
  if (isStored) helpChanged();
  return isStored;
}

async function showRows(id: number, ids: number[]) {
  const categories = await categoriesNow();
  showOrder(categories.map((one) => (one.id === id ? { ...one, articles: inOrder(one.articles, ids) } : one)));
}

/** Over when it is shown; it is stored after that. */
export async function orderRows({ id, articles }: EditCategory, ids: number[]) {
  const { order } = api.api.help.categories[':id'];
  void storeOrder(ofCategory(id), ids, {
    before: idsOf(articles),
    store: (json) => ask(order.$put({ param: { id }, json }, KEPT)),
    show: (stored) => showRows(id, stored),
  });
  await showRows(id, ids);
}

/** One step up or down among the categories of its card, seen at once: the next step begins there. */
export async function shiftCategory({ id, cardId, title }: EditCategory, by: -1 | 1) {
  if (cardId === null) return;
  const categories = await categoriesNow();
  const before = idsOf(categories.filter((one) => one.cardId === cardId));
  const from = before.indexOf(id);
  if (from < 0 || before[from + by] === undefined) return;
  const ids = moved(before, from, from + by);
  showOrder(inOrder(categories, ids));
  const { order } = api.api.help.cards[':id'];
  const isStored = await storeOrder(ofCard(cardId), ids, {
    before,
    store: (json) => ask(order.$put({ param: { id: cardId }, json }, KEPT)),
    show: async (stored) => showOrder(inOrder(await categoriesNow(), stored)),
  });
  if (isStored) toast.done(t('done.ordered', { title }));
}
