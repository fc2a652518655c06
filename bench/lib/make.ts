// Makes large schools: the same people and questions for the same number, in PostgreSQL itself.
import type pg from 'pg';
import { DIFFICULTIES, QUESTION_KINDS } from '#contract/questionKinds.ts';
import { COUNTRIES, DOMAINS, FIRST_NAMES, LAST_NAMES, SENTENCES, SUBJECTS, THINGS } from './words.ts';

/** A number from 0 up to 1 that depends on the row and the purpose alone. */
export const share = (seed: number) => `((hashint8extended(i, ${seed}) & 281474976710655)::float8 / 281474976710656)`;
export const pick = (list: string, seed: number, length: number) =>
  `(${list})[1 + floor(${share(seed)} * ${length})::int]`;

const PEOPLE = `
  INSERT INTO people (access, full_name, username, email, password_hash, status, avatar_color, company, country,
    contact, role, current_plan, billing, created_at, last_active_at, email_verified_at)
  SELECT
    CASE WHEN r < 0.005 THEN 'admin' WHEN r < 0.06 THEN 'client' ELSE 'Student' END,
    first || ' ' || last,
    plain || i,
    lower(public.unaccent(first)) || '.' || plain || i || '@' || domain,
    CASE WHEN s < 0.08 THEN NULL ELSE '$argon2id$v=19$m=19456,t=2,p=1$' || md5(i::text) || '$' || md5((i * 7)::text) END,
    CASE WHEN s < 0.08 THEN 'pending' WHEN s < 0.14 THEN 'inactive' WHEN s < 0.15 THEN 'suspended' ELSE 'active' END,
    'primary', 'Alderbrook School ' || floor(${share(9)} * 500)::int, country, '(0) ' || (i * 7919) % 9999991,
    ('{editor,author,maintainer,subscriber}'::text[])[1 + floor(${share(30)} * 4)::int],
    ('{basic,team,company,enterprise}'::text[])[1 + floor(${share(31)} * 4)::int],
    ('{Manual - Credit Card,Manual - Paypal,Manual - Cash,Auto Debit}'::text[])[1 + floor(${share(32)} * 4)::int],
    made,
    CASE WHEN s < 0.08 THEN NULL ELSE now() - (now() - made) * power(seen, 3) END,
    CASE WHEN s < 0.08 THEN NULL ELSE made END
  FROM (
    SELECT i, ${share(1)} AS r, ${share(2)} AS s, ${share(3)} AS seen,
      ${pick('$1::text[]', 4, FIRST_NAMES.length)} AS first,
      given AS last,
      regexp_replace(lower(public.unaccent(given)), '[^a-z]', '', 'g') AS plain,
      ${pick('$3::text[]', 6, DOMAINS.length)} AS domain,
      ${pick('$4::text[]', 7, COUNTRIES.length)} AS country,
      now() - ${share(8)} * interval '1500 days' AS made
    FROM generate_series($5::bigint, $6::bigint) AS i
    CROSS JOIN LATERAL (SELECT ${pick('$2::text[]', 5, LAST_NAMES.length)} AS given) AS named
  ) AS made_up`;

const QUESTIONS = `
  INSERT INTO questions (kind, name, text, content, general_feedback, points, difficulty, status, category_id, tags,
    author_id, changed_by_id, version, created_at, changed_at, plain)
  SELECT
    kind, name, '<p>' || plain || '</p>',
    CASE kind
      WHEN 'truefalse' THEN '{"kind":"truefalse","right":true,"feedbackTrue":"","feedbackFalse":""}'
      WHEN 'short' THEN '{"kind":"short","answers":[{"text":"it","fraction":100,"feedback":""}],"caseSensitive":false}'
      WHEN 'numerical' THEN
        '{"kind":"numerical","answers":[{"value":42,"tolerance":1,"fraction":100,"feedback":""}],"unit":""}'
      WHEN 'matching' THEN
        '{"kind":"matching","pairs":[{"prompt":"one","match":"1"},{"prompt":"two","match":"2"}],"distractors":[],"shuffle":true}'
      WHEN 'ordering' THEN '{"kind":"ordering","items":["first","second","third"]}'
      WHEN 'essay' THEN '{"kind":"essay","template":"","minWords":null,"maxWords":null,"notes":""}'
      ELSE '{"kind":"' || kind || '","answers":[{"text":"this","fraction":100,"feedback":""},'
        || '{"text":"that","fraction":0,"feedback":"No."}],"shuffle":true}'
    END::jsonb,
    '', 1 + floor(${share(11)} * 4), ($1::text[])[1 + floor(${share(12)} * 3)::int],
    CASE WHEN ${share(13)} < 0.15 THEN 'draft' WHEN ${share(13)} < 0.25 THEN 'retired' ELSE 'ready' END,
    category, ARRAY[subject, 'year-' || (1 + floor(${share(14)} * 6)::int)], author, author, 1, made, made, plain
  FROM (
    SELECT i, subject, author, category, made,
      ($2::text[])[1 + floor(${share(18)} * 8)::int] AS kind,
      initcap(subject) || ' ' || i AS name,
      initcap(${pick('$4::text[]', 20, SENTENCES.length)}) || ' ' || ${pick('$5::text[]', 21, THINGS.length)}
        || ' in ' || subject || ', case ' || i || '?' AS plain
    FROM (
      SELECT i, ${pick('$3::text[]', 19, SUBJECTS.length)} AS subject,
        (SELECT array_agg(id) FROM (SELECT id FROM people WHERE access <> 'Student' ORDER BY id LIMIT 200) AS staff)
          [1 + floor(${share(22)} * 50)::int] AS author,
        (SELECT array_agg(id ORDER BY id) FROM question_categories)
          [1 + floor(${share(23)} * (SELECT count(*) FROM question_categories))::int] AS category,
        now() - ${share(24)} * interval '900 days' AS made
      FROM generate_series($6::bigint, $7::bigint) AS i
    ) AS chosen
  ) AS written`;

/** Sums as practices leave them; one question in ten has not been answered yet. */
const SUMS = `
  INSERT INTO question_sums (question_id, n, x, xx, pairs, px, pxx, y, yy, xy)
  SELECT id, n, n * mean, n * xx, n, n * mean, n * xx, n * 0.6, n * 0.4, n * (0.6 * mean + ${share(17)} * 0.05)
  FROM (
    SELECT i, id, 1 + floor(${share(15)} * 400) AS n, mean, mean * mean + 0.1 AS xx
    FROM (SELECT id, i, ${share(16)} AS mean FROM questions CROSS JOIN LATERAL (SELECT id::bigint AS i) AS numbered) AS answered
    WHERE ${share(25)} >= 0.1
  ) AS given
  ON CONFLICT DO NOTHING`;

/** Rows go in without the indexes, which are built after: many times faster than keeping them up row by row. */
export async function withoutIndexes(client: pg.ClientBase, table: string, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
     WHERE i.indrelid = $1::regclass AND c.oid IS NULL`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await work();
  await client.query(`SET maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await client.query(definition);
  await client.query('RESET maintenance_work_mem');
  await client.query(`VACUUM (ANALYZE) ${table}`);
}

/** Adds people until there are `total` of them. */
export async function makePeople(client: pg.ClientBase, total: number) {
  const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM people');
  const first = rows[0]?.n ?? 0;
  if (first >= total) return;
  const words = [FIRST_NAMES, LAST_NAMES, DOMAINS, COUNTRIES];
  await client.query('ALTER TABLE people DISABLE TRIGGER USER');
  await withoutIndexes(client, 'people', async () => {
    await client.query(PEOPLE, [...words, first + 1, total]);
  });
  await client.query('ALTER TABLE people ENABLE TRIGGER USER');
  await client.query('SELECT lms_recount_people()');
  await client.query('VACUUM (ANALYZE) people_tallies');
}

export async function makeQuestions(client: pg.ClientBase, total: number) {
  const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM questions');
  const first = rows[0]?.n ?? 0;
  if (first >= total) return;
  await client.query(
    `INSERT INTO question_categories (name, created_at) SELECT initcap(name), now() FROM unnest($1::text[]) AS name
     ON CONFLICT DO NOTHING`,
    [SUBJECTS],
  );
  const words = [DIFFICULTIES, QUESTION_KINDS, SUBJECTS, SENTENCES, THINGS];
  await withoutIndexes(client, 'questions', async () => {
    await client.query(QUESTIONS, [...words, first + 1, total]);
  });
  await client.query(SUMS);
  await client.query('VACUUM (ANALYZE) question_sums');
}
