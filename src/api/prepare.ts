import { eq, sql } from 'drizzle-orm';
import { layAudit } from '#features/audit/api/sample.ts';
import { layBlog } from '#features/blog/api/sample.ts';
import { layCalendar } from '#features/calendar/api/sample.ts';
import { layCards } from '#features/cards/api/basics.ts';
import { layChats } from '#features/chat/api/sample.ts';
import { layPastOrders, laySignIns } from '#features/dashboards/api/sample.ts';
import { layEmails } from '#features/email/api/sample.ts';
import { layEmployees } from '#features/employees/api/sample.ts';
import { layFiles } from '#features/files/api/sample.ts';
import { layHelp, overMonths } from '#features/help/api/basics.ts';
import { layFaq } from '#features/help/api/sample.ts';
import { layInvoices } from '#features/invoices/api/sample.ts';
import { layKanban } from '#features/kanban/api/sample.ts';
import { layNotifications } from '#features/notifications/api/sample.ts';
import { layOrders } from '#features/orders/api/sample.ts';
import { layPeople } from '#features/people/api/sample.ts';
import { people } from '#features/people/api/tables.ts';
import { layPermissions } from '#features/permissions/api/basics.ts';
import { layRoles } from '#features/permissions/api/sample.ts';
import { layPricing } from '#features/pricing/api/basics.ts';
import { layProfilesAndPosts } from '#features/profile/api/sample.ts';
import { layQuestions } from '#features/questions/api/sample.ts';
import { laySearch } from '#features/search/api/sample.ts';
import { layShop } from '#features/shop/api/sample.ts';
import { layPractices } from '#features/student/api/sample.ts';
import { settings } from '#features/system/api/tables.ts';
import { layTodos } from '#features/todo/api/sample.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { migrate } from './migrate.ts';
import { randomToken } from './tokens.ts';

const PREPARE_LOCK = 7_426_103;

type SampleDeps = Pick<Deps, 'clock' | 'passwords' | 'policy'>;

/** In the order they build on each other. Each is laid once, also into a database that was made before it existed. */
const SAMPLES: [name: string, lay: (db: Db, deps: SampleDeps) => Promise<void>][] = [
  ['people', layPeople],
  ['roles', layRoles],
  ['audit', (db, deps) => layAudit(db, deps.clock())],
  ['sign-ins', (db, deps) => laySignIns(db, deps.clock())],
  ['search', laySearch],
  ['help', (db, deps) => layFaq(db, deps.clock())],
  ['files', (db, deps) => layFiles(db, deps.clock())],
  ['questions', (db, deps) => layQuestions(db, deps.clock())],
  ['chats', (db, deps) => layChats(db, deps.clock())],
  ['invoices', (db, deps) => layInvoices(db, deps.clock())],
  ['kanban', (db, deps) => layKanban(db, deps.clock())],
  [
    'shop',
    (db, deps) => layShop(db, deps.clock(), deps.policy.demoAccounts.find((one) => one.role === 'admin')?.email),
  ],
  ['orders', (db, deps) => layOrders(db, deps.clock())],
  ['past-orders', (db, deps) => layPastOrders(db, deps.clock())],
  ['blog', (db, deps) => layBlog(db, deps.clock())],
  ['practices', layPractices],
  ['calendar', (db, deps) => layCalendar(db, deps.clock())],
  ['employees', (db, deps) => layEmployees(db, deps.clock(), deps.policy.sampleEmployees)],
  [
    'todos',
    (db, deps) => layTodos(db, deps.clock(), deps.policy.demoAccounts.find((one) => one.role === 'admin')?.email),
  ],
  ['emails', layEmails],
  ['profiles', (db, deps) => layProfilesAndPosts(db, deps.clock())],
  [
    'notifications',
    (db, deps) =>
      layNotifications(
        db,
        deps.clock(),
        deps.policy.demoAccounts.map((one) => one.email),
      ),
  ],
];

async function once(db: Db, key: string, lay: () => Promise<void>): Promise<boolean> {
  const [done] = await db.select().from(settings).where(eq(settings.key, key));
  if (done) return false;
  await lay();
  await db.insert(settings).values({ key, value: 'done' });
  return true;
}

/** A demo's database in production, or the other way round. */
export class WrongMode extends Error {}

/** The demo's accounts are known to everybody: they must never be found on a production server, nor be laid into one. */
async function refuseOtherMode(db: Db, sample: boolean) {
  const [laid] = await db.select().from(settings).where(eq(settings.key, 'sample:people'));
  const [someone] = await db.select({ id: people.id }).from(people).limit(1);
  if (!sample && laid) {
    throw new WrongMode(
      'This database holds the demo with its well-known accounts. Give production its own: set LMS_DATA or DATABASE_URL to another place.',
    );
  }
  if (sample && someone && !laid) {
    throw new WrongMode(
      'This database belongs to a production server, and a demo would put its accounts into it. Set LMS_MODE=production, or LMS_DATA or DATABASE_URL to another place.',
    );
  }
}

export interface Prepared {
  migrations: number;
  sampleLaid: boolean;
}

/** Migrates, then lays what a new database needs: all of it or, when anything fails, none. */
export async function prepare(db: Db, deps: SampleDeps, sample: boolean): Promise<Prepared> {
  const migrations = await migrate(db);
  await refuseOtherMode(db, sample);
  const sampleLaid = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${PREPARE_LOCK})`);
    await once(tx, 'basics', () => layPermissions(tx, deps.clock()));
    await once(tx, 'basics:pricing', () => layPricing(tx));
    await once(tx, 'basics:cards', () => layCards(tx));
    const now = deps.clock();
    // A school's help is as old as the school.
    await once(tx, 'basics:help', () => layHelp(tx, sample ? overMonths(now) : () => now));
    let laid = false;
    for (const [name, lay] of sample ? SAMPLES : []) {
      laid = (await once(tx, `sample:${name}`, () => lay(tx, deps))) || laid;
    }
    return laid;
  });
  return { migrations, sampleLaid };
}

/** A secret of an installation that was given none: made once and kept in its database, for all its processes. */
export async function storedSecret(db: Db, key: 'secret' | 'setup-code'): Promise<string> {
  await db.insert(settings).values({ key, value: randomToken() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  if (!row) throw new Error(`the ${key} was not stored`);
  return row.value;
}
