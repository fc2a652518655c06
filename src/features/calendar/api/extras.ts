import { and, asc, eq, gte, inArray, isNull, lt, not, type SQL } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { isCancelled } from '#api/invoiceStatus.ts';
import type { ExtraEntry } from '#features/calendar/contract.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import { todos } from '#features/todo/api/tables.ts';

const MOST = 1_000;

interface Ask {
  from: number;
  to: number;
  todos: boolean;
  invoices: boolean;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Invoices that wait for money, for those who may see invoices. */
async function invoicesDue(db: Db, { from, to }: Ask): Promise<ExtraEntry[]> {
  const found = await db
    .select({ id: invoices.id, client: invoices.clientName, due: invoices.dueDate, status: invoices.status })
    .from(invoices)
    .where(
      and(
        isNull(invoices.deletedAt),
        not(isCancelled),
        inArray(invoices.status, ['Sent', 'Downloaded', 'Partial Payment', 'Past Due']),
        gte(invoices.dueDate, dayOf(from)),
        lt(invoices.dueDate, dayOf(to + 86_399_999)),
      ),
    )
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .limit(MOST);
  return found.map(({ id, client, due }) => ({
    ...{ key: `invoice:${id}`, type: 'invoice' as const, id, title: `#${id} ${client}` },
    ...{ start: due, allDay: true, isDone: false, link: `/apps/invoice/preview/${id}` },
  }));
}

/** Own tasks, and those that others gave the person: each by its own index. */
async function todosDue(db: Db, me: number, { from, to }: Ask): Promise<ExtraEntry[]> {
  const due = (whose: SQL) =>
    db
      .select({ id: todos.id, title: todos.title, at: todos.dueAt, isDay: todos.dueIsDay, isDone: todos.isCompleted })
      .from(todos)
      .where(and(whose, isNull(todos.deletedAt), gte(todos.dueAt, new Date(from)), lt(todos.dueAt, new Date(to))))
      .orderBy(asc(todos.dueAt), asc(todos.id))
      .limit(MOST);
  const found = [...(await due(eq(todos.ownerId, me))), ...(await due(eq(todos.assigneeId, me)))];
  const once = new Map(found.map((one) => [one.id, one]));
  return [...once.values()].map(({ id, title, at, isDay, isDone }) => ({
    ...{ key: `todo:${id}`, type: 'todo' as const, id, title, allDay: isDay, isDone },
    ...{ start: isDay ? dayOf(at?.getTime() ?? 0) : (at?.toISOString() ?? ''), link: `/apps/todo?task=${id}` },
  }));
}

/** What is due within the window, from elsewhere in the product: to look at, not to change here. */
export async function listExtras(db: Db, me: Me, ask: Ask): Promise<ExtraEntry[]> {
  const tasks = ask.todos && me.ability.can('read', 'Todo') ? await todosDue(db, me.id, ask) : [];
  const due = ask.invoices && me.ability.can('read', 'Invoice') ? await invoicesDue(db, ask) : [];
  return [...tasks, ...due].sort((a, b) => a.start.localeCompare(b.start) || a.key.localeCompare(b.key));
}
