import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { allow, can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import {
  extraEntries,
  extrasQuery,
  importAnswer,
  importBody,
  settingsAnswer,
  settingsChange,
  subscription,
} from '#features/calendar/contract.ts';
import { changeSettings } from './changeSettings.ts';
import { answerFile, feedOf } from './export.ts';
import { listExtras } from './extras.ts';
import { importEvents } from './import.ts';
import { putSubscription, readSettings, readSubscription } from './settings.ts';

/** A megabyte of text takes more when it is written as JSON. */
const importLimit = bodyLimit({
  maxSize: 3 * 1024 * 1024,
  onError: () => {
    throw new Refusal(413, 'This file is too large: it may have 1 MB at most.');
  },
});

const ICALENDAR = { 200: sentAs('text/calendar') };

const files = new Hono<Env>()
  .get(
    '/apps/calendar/export.ics',
    can('read', 'Calendar'),
    says('Calendar', 'Download own events as an iCalendar file', ICALENDAR),
    (c) => answerFile(c, whoAsks(c).id, 'everything'),
  )
  .get(
    '/calendar/feed/:token',
    allow('public'),
    says(
      'Calendar',
      'Follow a calendar by its secret link',
      ICALENDAR,
      'For calendar programs: the token ends with .ics.',
    ),
    async (c) => answerFile(c, await feedOf(c, c.req.param('token')), 'recent'),
  )
  .post(
    '/apps/calendar/import',
    can('manage', 'Calendar'),
    says('Calendar', 'Take events from an iCalendar file; the same UID again updates', { 200: importAnswer }),
    importLimit,
    valid('json', importBody),
    async (c) => c.json(await importEvents(c.var.deps, whoAsks(c).id, c.req.valid('json'))),
  );

const own = new Hono<Env>()
  .get(
    '/apps/calendar/subscription',
    can('read', 'Calendar'),
    says('Calendar', 'Read the secret link of the own calendar', { 200: subscription }),
    // Whoever looks as somebody else must not keep a way in.
    async (c) => c.json(whoAsks(c).viewer ? { link: null } : await readSubscription(c.var.deps, whoAsks(c).id)),
  )
  .post(
    '/apps/calendar/subscription',
    can('read', 'Calendar'),
    says('Calendar', 'Make a secret link to subscribe to; an older one is closed', { 201: subscription }),
    async (c) => c.json(await putSubscription(c.var.deps, whoAsks(c).id, 'new'), 201),
  )
  .delete(
    '/apps/calendar/subscription',
    can('read', 'Calendar'),
    says('Calendar', 'Close the secret link', { 200: subscription }),
    async (c) => c.json(await putSubscription(c.var.deps, whoAsks(c).id, 'none')),
  )
  .get(
    '/apps/calendar/settings',
    can('read', 'Calendar'),
    says('Calendar', 'Read own settings', { 200: settingsAnswer }),
    async (c) => c.json({ settings: await readSettings(c.var.deps.db, whoAsks(c).id) }),
  )
  .put(
    '/apps/calendar/settings',
    can('read', 'Calendar'),
    says('Calendar', 'Change own settings; what is left out stays', { 200: settingsAnswer }),
    valid('json', settingsChange),
    async (c) => c.json({ settings: await changeSettings(c.var.deps.db, whoAsks(c).id, c.req.valid('json')) }),
  )
  .get(
    '/apps/calendar/extras',
    can('read', 'Calendar'),
    says('Calendar', 'Own to-dos and invoices by the day they are due', { 200: extraEntries }),
    valid('query', extrasQuery),
    async (c) => c.json({ entries: await listExtras(c.var.deps.db, whoAsks(c), c.req.valid('query')) }),
  );

export const calendarMoreRoutes = new Hono<Env>().route('/', files).route('/', own);
