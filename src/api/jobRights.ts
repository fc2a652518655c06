import type { Action, Area } from '#contract/access.ts';
import type { jobs } from '#features/jobs/api/tables.ts';

type Asked = Pick<typeof jobs.$inferSelect, 'kind' | 'params'>;

/** A kind begins with what it is about: whoever asks for it manages that. */
const AREAS: Record<string, Area> = {
  people: 'User',
  accounts: 'User',
  permissions: 'Permission',
  employees: 'DataTable',
  questions: 'Question',
  todos: 'Todo',
  invoices: 'Invoice',
  orders: 'Shop',
  products: 'Shop',
};

/** The kind of work that takes back what other work did. */
export const UNDO = 'undo';

/** What it does, or takes back. */
export const workOf = ({ kind, params }: Asked): string => (kind === UNDO ? String(params.kind) : kind);

/** What whoever asked has to be allowed, at every step and to take it back. */
export function needsOf(job: Asked): { action: Action; subject: Area } {
  const work = workOf(job);
  const subject = AREAS[work.split('-')[0] ?? ''];
  if (!subject) throw new Error(`nobody knows who may ask for ${work}`);
  return { action: 'manage', subject };
}

/** What a key may not do, work that it began may not do either. */
export const isByKey = ({ params }: Asked): boolean => params.byKey === true;

/** A key for some areas gives roles only if `Permission` is one of them. Without a word of its areas it gives none. */
export function mayGiveRoles(job: Asked): boolean {
  const { keyAreas } = job.params;
  if (!isByKey(job)) return true;
  return Array.isArray(keyAreas) && (keyAreas.length === 0 || keyAreas.includes('Permission'));
}
