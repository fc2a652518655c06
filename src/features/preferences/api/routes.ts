import { and, eq, lte, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { mine, whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { people } from '#features/people/api/tables.ts';
import { type Preferences, preferences, preferencesChange } from '#features/preferences/contract.ts';
import { DEFAULT_APPEARANCE } from '#features/preferences/defaults.ts';

const MOST_BYTES = 32_000;

export const preferenceRoutes = new Hono<Env>()
  .get(
    '/api/preferences',
    allow('signed-in'),
    says('Account', 'How the product looks for oneself', { 200: preferences }),
    async (c) => {
      return c.json((await mine(c)).preferences);
    },
  )
  .put(
    '/api/preferences',
    allow('signed-in'),
    says(
      'Account',
      'Change how the product looks for oneself',
      { 200: preferences },
      'Keys given are replaced; `tables` is merged by table, `appearance` by what it names.',
    ),
    valid('json', preferencesChange),
    async (c) => {
      const { db, bus } = c.var.deps;
      const me = whoAsks(c);
      const { tables, appearance, ...rest } = c.req.valid('json');
      const merged = tables
        ? sql`jsonb_build_object('tables', coalesce(${people.preferences}->'tables', '{}') || ${JSON.stringify(tables)}::jsonb)`
        : sql`'{}'::jsonb`;
      const look = appearance
        ? sql`jsonb_build_object('appearance', ${JSON.stringify(DEFAULT_APPEARANCE)}::jsonb
            || coalesce(${people.preferences}->'appearance', '{}') || ${JSON.stringify(appearance)}::jsonb)`
        : sql`'{}'::jsonb`;
      const [saved] = await db
        .update(people)
        .set({ preferences: sql`${people.preferences} || ${JSON.stringify(rest)}::jsonb || ${look} || ${merged}` })
        .where(and(eq(people.id, me.id), lte(sql`length((${merged})::text)`, MOST_BYTES)))
        .returning({ preferences: people.preferences });
      if (!saved) throw badInput({ tables: ['This is too much to remember.'] });
      await bus.publish({ people: [me.id], topic: 'preferences', ids: [me.id] });
      return c.json<Preferences>(saved.preferences);
    },
  );
