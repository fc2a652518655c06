import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { health } from '#features/system/contract.ts';

export const systemRoutes = new Hono<Env>()
  .get('/healthz', allow('public'), says('System', 'Is the process alive?', { 200: health }), (c) =>
    c.json({ status: 'ok' }),
  )
  .get('/readyz', allow('public'), says('System', 'Can it answer, database included?', { 200: health }), async (c) => {
    const isReady = await c.var.deps.db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    if (isReady) return c.json({ status: 'ready' });
    return c.json({ error: 'The database does not answer.' }, 503, { 'Retry-After': '2' });
  })
  .get(
    '/metrics',
    allow('operator'),
    says('System', 'Figures for Prometheus', { 200: sentAs('text/plain') }),
    async (c) => {
      return c.text(await c.var.deps.metrics.text());
    },
  );
