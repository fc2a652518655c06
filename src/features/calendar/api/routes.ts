import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { mayTake, says } from '#api/describe.ts';
import { badInput, notFound } from '#api/errors.ts';
import { jsonGiven } from '#api/jsonGiven.ts';
import { count, take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  addEventBody,
  answerBody,
  calendarEvents,
  eventsQuery,
  foundEvents,
  oneEvent,
  oneEventQuery,
  rejoinBody,
  removedEvent,
  removeEventAsk,
  removeEventQuery,
  restoreBody,
  restoredEvents,
  searchQuery,
  updateEventBody,
} from '#features/calendar/contract.ts';
import { answerInvitation } from './answer.ts';
import { type GuestRow, guestsOfAll } from './guests.ts';
import { findEvent, listEvents, searchEvents } from './queries.ts';
import { rejoin } from './rejoin.ts';
import { removeEvent, restoreEvents, undoRemoval } from './remove.ts';
import { addEvent, changeEvent, type Saved } from './save.ts';
import { showEvents } from './show.ts';
import { occurrenceAsked } from './store.ts';
import { tellPages, tellRemoved, tellRestored, tellSaved } from './tell.ts';

/** Whoever is told of an event may be a stranger who gets a mail: so many are told by one person. */
const TELLING = { points: 3_000, seconds: 3600 };

async function oneOf(c: Context<Env>, { event, occurrence }: Pick<Saved, 'event' | 'occurrence'>) {
  const [shown] = await showEvents(c.var.deps.db, [{ event, ...(occurrence ? { occurrence } : {}) }], whoAsks(c).id);
  if (!shown) throw notFound();
  return { event: shown };
}

const tellingKey = (c: Context<Env>) => `calendar-guests:${whoAsks(c).id}`;

/** Counted with the change itself: one of which too many would be told is not made. */
async function limitTold(c: Context<Env>, tx: Db, told: GuestRow[]) {
  if (told.length > 0) await take(tx, c.var.deps.clock(), tellingKey(c), TELLING, told.length);
}

/** What is taken back was counted when it was done, and is once: it is never refused, however many are told. */
async function countTold(c: Context<Env>, tx: Db, told: GuestRow[]) {
  if (told.length > 0) await count(tx, c.var.deps.clock(), tellingKey(c), TELLING, told.length);
}

async function limitSaved(c: Context<Env>, tx: Db, saved: Saved): Promise<Saved> {
  await limitTold(c, tx, [...saved.asked, ...saved.informed, ...saved.gone]);
  return saved;
}

/** What is to be removed stands in the query, or in a JSON body. */
async function removalGiven(c: Context<Env>, inQuery: z.infer<typeof removeEventQuery>) {
  const body = inQuery.id === undefined ? ((await jsonGiven(c)) ?? {}) : {};
  const named = typeof body === 'object' && body !== null ? body : { id: body };
  const read = removeEventAsk.safeParse({ ...named, ...inQuery });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? 'id');
  throw badInput({ [field]: [field === 'id' ? 'Say which one: send its id.' : (issue?.message ?? '')] });
}

const reading = new Hono<Env>()
  .get(
    '/apps/calendar/events',
    can('read', 'Calendar'),
    says('Calendar', 'List own events and invitations', { 200: calendarEvents }, 'With from and to: occurrences.'),
    valid('query', eventsQuery),
    async (c) => c.json(await listEvents(c.var.deps.db, whoAsks(c).id, c.req.valid('query'))),
  )
  .get(
    '/apps/calendar/events/:id',
    can('read', 'Calendar'),
    says('Calendar', 'Read an event, or one occurrence of it', { 200: oneEvent }),
    valid('param', z.object({ id: idSchema })),
    valid('query', oneEventQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c).id;
      const event = await findEvent(db, me, c.req.valid('param').id);
      if (!event) throw notFound();
      const asked = c.req.valid('query').occurrence;
      const occurrence = asked && (await occurrenceAsked(db, me, event, asked, clock()));
      return c.json(await oneOf(c, { event, ...(occurrence ? { occurrence } : {}) }));
    },
  )
  .get(
    '/apps/calendar/search',
    can('read', 'Calendar'),
    says('Calendar', 'Find events by title, place and description', { 200: foundEvents }),
    valid('query', searchQuery),
    async (c) => c.json(await searchEvents(c.var.deps.db, whoAsks(c).id, c.req.valid('query'), c.var.deps.clock())),
  );

const writing = new Hono<Env>()
  .post(
    '/apps/calendar/add-event',
    can('manage', 'Calendar'),
    says('Calendar', 'Add an event; with the same key again it answers the one that was made', { 201: oneEvent }),
    valid('json', addEventBody),
    async (c) => {
      const { deps } = c.var;
      const { event, key } = c.req.valid('json');
      const saved = await deps.db.transaction(async (tx) =>
        limitSaved(c, tx, await addEvent(tx, whoAsks(c).id, event, key, deps.clock())),
      );
      await tellSaved(deps, saved);
      return c.json(await oneOf(c, saved), 201);
    },
  )
  .post(
    '/apps/calendar/update-event',
    can('manage', 'Calendar'),
    says('Calendar', 'Change an event, or one or more of its occurrences', { 200: oneEvent }),
    valid('json', updateEventBody),
    async (c) => {
      const { deps } = c.var;
      const { event, scope, occurrence, version } = c.req.valid('json');
      const which = { scope, occurrence, version };
      const saved = await deps.db.transaction(async (tx) =>
        limitSaved(c, tx, await changeEvent(tx, whoAsks(c).id, event, which, deps.clock())),
      );
      await tellSaved(deps, saved);
      return c.json(await oneOf(c, saved));
    },
  )
  .delete(
    '/apps/calendar/remove-event',
    can('manage', 'Calendar'),
    says('Calendar', 'Remove an event, or occurrences of it; for 30 days it can be brought back', {
      200: removedEvent,
    }),
    valid('query', removeEventQuery),
    mayTake(z.union([removeEventAsk, idSchema])),
    async (c) => {
      const { deps } = c.var;
      const { id, ...which } = await removalGiven(c, c.req.valid('query'));
      const asked = { scope: which.scope, occurrence: which.occurrence };
      const { event, guests, token } = await deps.db.transaction(async (tx) => {
        const removed = await removeEvent(tx, whoAsks(c).id, id, asked, deps.clock());
        await limitTold(c, tx, removed.guests);
        return removed;
      });
      await tellRemoved(deps, event, guests, event.removedAt ? 'whole' : 'part');
      return c.json({ id, token });
    },
  )
  .post(
    '/apps/calendar/restore',
    can('manage', 'Calendar'),
    says('Calendar', 'Bring back what was removed', { 200: restoredEvents }),
    valid('json', restoreBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c).id;
      const { ids = [], token } = c.req.valid('json');
      const events = await deps.db.transaction(async (tx) => {
        const back = [
          ...(await restoreEvents(tx, me, ids, deps.clock())),
          ...(token ? [await undoRemoval(tx, me, token, deps.clock())] : []),
        ];
        await countTold(c, tx, await guestsOfAll(tx, back));
        return back;
      });
      await tellRestored(deps, events);
      return c.json({ ids: events.map((one) => one.id) });
    },
  )
  .post(
    '/apps/calendar/rejoin',
    can('manage', 'Calendar'),
    says('Calendar', 'Put the following occurrences back into the series they were taken from', { 200: oneEvent }),
    valid('json', rejoinBody),
    async (c) => {
      const { deps } = c.var;
      const { event, rest } = await deps.db.transaction(async (tx) => {
        const joined = await rejoin(tx, whoAsks(c).id, c.req.valid('json'), deps.clock());
        await countTold(c, tx, [...joined.rest.guests, ...(await guestsOfAll(tx, [joined.event]))]);
        return joined;
      });
      await tellRemoved(deps, rest.event, rest.guests, 'whole');
      await tellRestored(deps, [event]);
      return c.json(await oneOf(c, { event }));
    },
  )
  .post(
    '/apps/calendar/answer',
    can('read', 'Calendar'),
    says('Calendar', 'Answer an invitation', { 200: oneEvent }),
    valid('json', answerBody),
    async (c) => {
      const { id, answer } = c.req.valid('json');
      const event = await answerInvitation(c.var.deps, whoAsks(c), id, answer);
      await tellPages(c.var.deps, event);
      return c.json(await oneOf(c, { event }));
    },
  );

export const calendarRoutes = new Hono<Env>().route('/', reading).route('/', writing);
