import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testApi, unique } from '../../tests/api/api.ts';

const api = testApi();

it.each(['40P01', '40001'])(
  'a change that others crossed (%s) is answered with when to send it again',
  async (code) => {
    await api.db.execute(
      sql.raw(`
    CREATE OR REPLACE FUNCTION cross_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'crossed' USING ERRCODE = '${code}';
    END $$;
    CREATE OR REPLACE TRIGGER cross_over BEFORE INSERT ON newsletter_subscribers EXECUTE FUNCTION cross_over();`),
    );
    const answer = await api.post('/api/newsletter', { email: `${unique('n')}@side.example` });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.body.error).toBe('Others are changing the same right now. Try again in a few seconds.');
  },
);
