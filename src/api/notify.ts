import { notifications } from '#features/notifications/api/tables.ts';
import type { NotificationKind } from '#features/notifications/contract.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';

export interface Notice {
  to: number[];
  kind: NotificationKind;
  data?: Record<string, string>;
  link?: string;
}

/** Tells people something: stored, counted as unread, and shown at once in every page they have open. */
export async function notify(
  deps: Pick<Deps, 'db' | 'bus' | 'clock'>,
  { to, kind, data = {}, link }: Notice,
  db: Db = deps.db,
) {
  if (to.length === 0) return;
  const createdAt = deps.clock();
  const stored = await db
    .insert(notifications)
    .values(to.map((personId) => ({ personId, kind, data, link: link ?? null, createdAt })))
    .returning({ id: notifications.id });
  await deps.bus.publish({ people: to, topic: 'notifications', ids: stored.map((one) => one.id) });
}
