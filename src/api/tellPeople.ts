import { and, desc, eq, gt } from 'drizzle-orm';
import { people, personRoles } from '#features/people/api/tables.ts';
import { permissionRoles, permissions } from '#features/permissions/api/tables.ts';
import type { Deps } from './deps.ts';
import { tellEach } from './live.ts';

const LATELY_MS = 60 * 60_000;
/** Those who were here last: with more of them a change is not worth the telling. */
const MOST_LISTENERS = 2_000;
const MOST_IDS = 100;

/** Whoever sees the list of people and was here lately: an open page asks again at least every ten minutes. */
async function listeners(deps: Deps): Promise<number[]> {
  const lately = gt(people.lastActiveAt, new Date(deps.clock().getTime() - LATELY_MS));
  const admins = deps.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.access, 'admin'), lately))
    .orderBy(desc(people.lastActiveAt))
    .limit(MOST_LISTENERS);
  const clients = deps.db
    .selectDistinct({ id: people.id, at: people.lastActiveAt })
    .from(permissions)
    .innerJoin(permissionRoles, eq(permissionRoles.permissionId, permissions.id))
    .innerJoin(personRoles, eq(personRoles.role, permissionRoles.role))
    .innerJoin(people, eq(people.id, personRoles.personId))
    .where(and(eq(permissions.key, 'add-remove-users'), eq(people.access, 'client'), lately))
    .orderBy(desc(people.lastActiveAt))
    .limit(MOST_LISTENERS);
  return [...(await admins), ...(await clients)].map((one) => one.id);
}

/** Tells open lists of people that something changed. Students never hear of it. Many ids are none: all is asked again. */
export async function tellOfPeople(deps: Deps, ids: number[]) {
  const to = await listeners(deps);
  await tellEach(deps.bus, to, { topic: 'people', ids: ids.length > MOST_IDS ? [] : ids });
}

/** Their own pages: name, email, rights. */
export const tellThemselves = (deps: Deps, id: number) => deps.bus.publish({ people: [id], topic: 'me', ids: [id] });
