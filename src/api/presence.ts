import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { chatProfiles, presenceProcesses, presenceStreams } from '#features/chat/api/tables.ts';
import type { Presence } from '#features/chat/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { type Db, rows } from './db.ts';
import type { Deps, Me } from './deps.ts';

/** A process says so often that it is alive, and counts as dead after so long. */
const BEAT_MS = 20_000;
const DEAD_MS = 60_000;
/** A page that is loaded anew is back within this time. */
const BACK_MS = 8_000;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

interface Stream {
  id: string;
  personId: number;
  sessionId: string;
  openedAt: Date;
}

/** What this process serves, kept in mind so that it can be written again after others took it for dead. */
interface Process {
  id: string;
  beatAt: number;
  streams: Map<string, Stream>;
}
const processes = new WeakMap<Deps, Process>();

function processOf(deps: Deps): Process {
  const known = processes.get(deps) ?? { id: crypto.randomUUID(), beatAt: 0, streams: new Map() };
  processes.set(deps, known);
  return known;
}

/** Also after the clock went back. */
const isBeatDue = ({ beatAt }: Process, now: Date) => Math.abs(now.getTime() - beatAt) >= BEAT_MS;

/** A sign of life from the future was given under a clock that was ahead: it is none. */
const isAlive = (now: Date): SQL =>
  sql`${presenceProcesses.seenAt} BETWEEN ${ago(now, DEAD_MS)} AND ${ago(now, -DEAD_MS)}`;

const isHere = (now: Date): SQL => sql`${presenceStreams.personId} = ${people.id}
  AND ${isAlive(now)}
  AND (${presenceStreams.closedAt} IS NULL OR ${presenceStreams.closedAt} > ${ago(now, BACK_MS)})`;

/** What others see of a person: their choice, as far as they are here at all; idle pages make them away. */
export const presenceOf = (now: Date): SQL<Presence> => {
  const active = sql`(SELECT bool_or(${presenceStreams.active}) FROM ${presenceStreams}
    JOIN ${presenceProcesses} ON ${presenceProcesses.id} = ${presenceStreams.processId} WHERE ${isHere(now)})`;
  const choice = sql`(SELECT ${chatProfiles.status} FROM ${chatProfiles} WHERE ${chatProfiles.personId} = ${people.id})`;
  return sql<Presence>`(SELECT CASE WHEN here.active IS NULL OR here.choice = 'offline' THEN 'offline'
    WHEN here.choice IN ('busy', 'away') THEN here.choice WHEN here.active THEN 'online' ELSE 'away' END
    FROM (SELECT ${active} AS active, ${choice} AS choice) AS here)`;
};

/** Those of them who have a page open right now. */
export async function withOpenPages(db: Db, ids: number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ id: presenceStreams.personId })
    .from(presenceStreams)
    .innerJoin(presenceProcesses, eq(presenceProcesses.id, presenceStreams.processId))
    .where(and(inArray(presenceStreams.personId, ids), isAlive(now), isNull(presenceStreams.closedAt)));
  return new Set(found.map((one) => one.id));
}

/** Whoever of some people has a page open right now: few, however many there are. */
export async function openPagesOf(db: Db, who: SQL, now: Date): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: people.id })
    .from(presenceStreams)
    .innerJoin(presenceProcesses, eq(presenceProcesses.id, presenceStreams.processId))
    .innerJoin(people, eq(people.id, presenceStreams.personId))
    .where(and(who, isAlive(now), isNull(presenceStreams.closedAt)));
  return found.map((one) => one.id);
}

/** Tells staff how somebody is seen now. */
export async function tellPresence(deps: Pick<Deps, 'db' | 'bus' | 'clock'>, personIds: number[]) {
  if (personIds.length === 0) return;
  const found = await deps.db
    .select({ id: people.id, status: presenceOf(deps.clock()) })
    .from(people)
    .where(inArray(people.id, personIds));
  for (const { id, status } of found) await deps.bus.publish({ people: 'staff', topic: 'presence', ids: [id, status] });
}

/** Says that this process is alive. Where others took it for dead, all that it serves is written again. */
async function beat(db: Db, process: Process, now: Date) {
  process.beatAt = now.getTime();
  const alive = await db
    .update(presenceProcesses)
    .set({ seenAt: now })
    .where(eq(presenceProcesses.id, process.id))
    .returning({ id: presenceProcesses.id });
  if (alive.length > 0) return;
  await db.insert(presenceProcesses).values({ id: process.id, seenAt: now }).onConflictDoNothing();
  const streams = [...process.streams.values()];
  if (streams.length === 0) return;
  const there = await db
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...new Set(streams.map((one) => one.personId))]));
  const known = new Set(there.map((one) => one.id));
  const values = streams.filter((one) => known.has(one.personId)).map((one) => ({ ...one, processId: process.id }));
  if (values.length > 0) await db.insert(presenceStreams).values(values).onConflictDoNothing();
}

/** A live stream opens: answers its name and what to do when it closes. Nobody is here by being looked at. */
export async function comeIn(
  deps: Deps,
  me: Me | null,
): Promise<{ stream: string; leave(): Promise<void> } | undefined> {
  if (!me || me.viewer || me.access === 'Student') return undefined;
  const now = deps.clock();
  const process = processOf(deps);
  const stream = { id: crypto.randomUUID(), personId: me.id, sessionId: me.sessionId, openedAt: now };
  const before = await withOpenPages(deps.db, [me.id], now);
  if (isBeatDue(process, now)) await beat(deps.db, process, now);
  process.streams.set(stream.id, stream);
  await deps.db.insert(presenceStreams).values({ ...stream, processId: process.id });
  if (!before.has(me.id)) await tellPresence(deps, [me.id]);
  return {
    stream: stream.id,
    async leave() {
      process.streams.delete(stream.id);
      await deps.db.update(presenceStreams).set({ closedAt: deps.clock() }).where(eq(presenceStreams.id, stream.id));
    },
  };
}

/** A page is idle, or in use again. */
export async function setActive(deps: Deps, me: Me, active: boolean, stream: string | undefined) {
  const changed = await deps.db
    .update(presenceStreams)
    .set({ active })
    .where(
      and(
        eq(presenceStreams.personId, me.id),
        eq(presenceStreams.sessionId, me.sessionId),
        stream ? eq(presenceStreams.id, stream) : undefined,
        sql`${presenceStreams.active} <> ${active}`,
      ),
    )
    .returning({ id: presenceStreams.id });
  if (changed.length > 0) await tellPresence(deps, [me.id]);
}

/** Says that this process is alive, and clears away what closed and what dead processes left behind. */
export async function followPresence(deps: Deps, now: Date) {
  const process = processOf(deps);
  if (process.streams.size > 0 && isBeatDue(process, now)) await beat(deps.db, process, now);
  const gone = await rows<{ id: number }>(
    deps.db,
    sql`WITH dead AS (SELECT id FROM presence_processes WHERE NOT ${isAlive(now)} FOR UPDATE SKIP LOCKED),
        left_over AS (DELETE FROM presence_streams
          WHERE process_id IN (SELECT id FROM dead) OR closed_at < ${ago(now, BACK_MS)} RETURNING person_id)
        SELECT DISTINCT person_id AS id FROM left_over`,
  );
  await deps.db
    .delete(presenceProcesses)
    .where(
      and(
        not(isAlive(now)),
        sql`NOT EXISTS (SELECT 1 FROM ${presenceStreams} WHERE ${presenceStreams.processId} = ${presenceProcesses.id})`,
      ),
    );
  await tellPresence(
    deps,
    gone.map((one) => one.id),
  );
}
