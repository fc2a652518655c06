import { bulkOf, type Problem } from '#api/bulkRows.ts';
import { defineJob, type JobKind } from '#api/jobs.ts';
import { type OrderStatus, orderStatus } from '#features/orders/contract.ts';
import { type OrderMatch, orderMatch } from '#features/orders/listContract.ts';
import { holdProducts } from './cancel.ts';
import { type LockedOrder, lockOrders } from './lock.ts';
import { moveOrder, objection } from './move.ts';
import { matchOrders } from './queries.ts';
import { orderSubject } from './subject.ts';
import { orders } from './tables.ts';
import { tellNow, tellPages } from './tell.ts';

type Row = LockedOrder & { id: number };

export const { chosenRows, problemOf, goneOf, lockRows, nextRows } = bulkOf<Row, OrderMatch>({
  table: orders,
  id: orders.id,
  read: async (tx, where, most) => (await lockOrders(tx, where, most)).map((one) => ({ ...one, id: one.order.id })),
  match: (match, askedAt) => matchOrders(orderMatch.parse(match), askedAt),
  nameOf: ({ order }) => orderSubject(order).name,
  gone: 'This order is not there any more.',
});

const NO_WAY_BACK = 'This order was changed since, so it stays as it is.';

const moveJob: JobKind = {
  async step(context) {
    const { tx, doer, job } = context;
    const status = orderStatus.parse(job.params.status);
    const { rows, gone, done, next } = await nextRows(context);
    const problems: Problem[] = [...gone];
    const before: { subjectId: number; before: { status: OrderStatus; to: OrderStatus } }[] = [];
    let changed = 0;
    if (status === 'cancelled') {
      await holdProducts(
        tx,
        rows.map(({ id }) => id),
      );
    }
    for (const row of rows) {
      const from = row.order.status;
      if (from === status) continue;
      const why = objection(row, status);
      if (why) {
        problems.push(problemOf(row, why));
        continue;
      }
      await moveOrder(tx, doer, row, status, '');
      changed++;
      // A cancelled order has given its pieces back: others may have bought them.
      if (status !== 'cancelled') before.push({ subjectId: row.id, before: { status: from, to: status } });
    }
    return { done, changed, problems, before, next };
  },
  /** Those that are still where they were put go back; what lies more than a step away stays. */
  async undo({ tx, doer }, befores) {
    const ids = befores.map((one) => one.subjectId);
    const found = await lockRows(tx, ids);
    const wanted = new Map(befores.map((one) => [one.subjectId, one.before]));
    const problems = goneOf(ids, found);
    let changed = 0;
    for (const row of found) {
      const was = wanted.get(row.id);
      const status = orderStatus.safeParse(was?.status);
      const isMovable = status.success && row.order.status === was?.to && !objection(row, status.data);
      if (!isMovable) {
        problems.push(problemOf(row, NO_WAY_BACK));
        continue;
      }
      await moveOrder(tx, doer, row, status.data, '');
      changed++;
    }
    return { done: ids.length, changed, problems, next: null };
  },
  async after(deps) {
    await tellNow(deps);
    await tellPages(deps, []);
  },
};

export const defineOrderJobs = () => defineJob('orders-move', moveJob);
