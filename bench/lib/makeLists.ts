// Fills the business lists: the same rows for the same number, in PostgreSQL itself.
import type pg from 'pg';
import { SERVICES } from '#features/invoices/listContract.ts';
import { pick, share, withoutIndexes } from './make.ts';
import { COUNTRIES, DOMAINS, FIRST_NAMES, LAST_NAMES } from './words.ts';

const named = `
  ${pick('$1::text[]', 41, FIRST_NAMES.length)} || ' ' || ${pick('$2::text[]', 42, LAST_NAMES.length)} AS name,
  ${pick('$3::text[]', 43, DOMAINS.length)} AS domain, ${pick('$4::text[]', 44, COUNTRIES.length)} AS country`;

const INVOICES = `
  INSERT INTO invoices (client_name, client_company, client_email, client_address, client_country, client_contact,
    service, currency, issued_date, due_date, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents,
    paid_cents, status, created_at, changed_at, sent_at, opened_at)
  SELECT name, initcap(split_part(domain, '.', 1)) || ' ' || i % 997, lower(public.unaccent(replace(name, ' ', '.'))) || i || '@' || domain,
    i || ' Mill Road', country, '(0) ' || (i * 7919) % 9999991, ($5::text[])[1 + floor(${share(45)} * 4)::int], 'USD',
    due - 30, due, 'Bank Account', total, 0, 0, total,
    CASE status WHEN 'Paid' THEN total WHEN 'Partial Payment' THEN total / 3 ELSE 0 END, status, now(), now(),
    CASE status WHEN 'Draft' THEN NULL ELSE now() END, CASE status WHEN 'Downloaded' THEN now() END
  FROM (
    SELECT i, ${named}, total, status,
      current_date + CASE WHEN status = 'Past Due' THEN -1 - floor(${share(46)} * 600)::int
        WHEN status = 'Paid' THEN -floor(${share(46)} * 900)::int ELSE 1 + floor(${share(46)} * 60)::int END AS due
    FROM (
      SELECT i, 1000 + floor(${share(47)} * 900000)::bigint AS total,
        CASE WHEN r < 0.7 THEN 'Paid' WHEN r < 0.76 THEN 'Past Due' WHEN r < 0.84 THEN 'Sent' WHEN r < 0.9 THEN 'Downloaded'
          WHEN r < 0.95 THEN 'Partial Payment' ELSE 'Draft' END AS status
      FROM (SELECT i, ${share(48)} AS r FROM generate_series(1::bigint, $6::bigint) AS i) AS numbered
    ) AS dealt
  ) AS written`;

const EMPLOYEES = `
  INSERT INTO employees (full_name, post, email, city, start_date, salary_cents, age, experience, status, changed_at)
  SELECT name, 'Post ' || floor(${share(51)} * 40)::int, lower(public.unaccent(replace(name, ' ', '.'))) || i || '@' || domain, country,
    current_date - floor(${share(52)} * 9000)::int, 1900000 + floor(${share(53)} * 7000000)::bigint,
    20 + floor(${share(54)} * 46)::int, floor(${share(55)} * 30)::int, 1 + floor(${share(56)} * 5)::int, now()
  FROM (SELECT i, ${named} FROM generate_series(1::bigint, $5::bigint) AS i) AS made_up`;

/** Mails of the demo's administrator: most of them in the inbox, four in five read. */
const EMAILS = `
  INSERT INTO emails (owner_id, folder, state, from_name, from_email, "to", recipients, subject, message, preview,
    has_attachments, is_read, is_starred, labels, time, message_id, thread)
  SELECT owner.id, folder, CASE folder WHEN 'draft' THEN 'draft' WHEN 'sent' THEN 'sent' ELSE 'received' END, name,
    lower(public.unaccent(replace(name, ' ', '.'))) || '@' || domain,
    jsonb_build_array(jsonb_build_object('name', owner.full_name, 'email', owner.email)), owner.full_name || ' ' || owner.email,
    ($5::text[])[1 + floor(${share(71)} * 8)::int] || ' number ' || i, '<p>' || repeat('Words of a mail. ', 20) || '</p>',
    'Words of a mail.', ${share(72)} < 0.1, ${share(73)} < 0.8, ${share(74)} < 0.05,
    CASE WHEN ${share(75)} < 0.1 THEN '{important}'::text[] WHEN ${share(75)} < 0.15 THEN '{private,company}' ELSE '{}' END,
    now() - ${share(76)} * interval '900 days', gen_random_uuid(), gen_random_uuid()
  FROM (SELECT i, ${named},
      CASE WHEN r < 0.7 THEN 'inbox' WHEN r < 0.85 THEN 'sent' WHEN r < 0.9 THEN 'spam' WHEN r < 0.98 THEN 'trash' ELSE 'draft' END AS folder
    FROM (SELECT i, ${share(77)} AS r FROM generate_series(1::bigint, $6::bigint) AS i) AS numbered) AS made_up,
  LATERAL (SELECT id, full_name, email FROM people WHERE email = 'admin@demo.com') AS owner`;

const SUBJECTS = ['Marks', 'Room change', 'Parents’ evening', 'Timetable', 'Invoice', 'Trip', 'Exam papers', 'Library'];

/** Practices that were handed in, one in fifty with an essay that waits. Pages of them need no questions. */
const RESULTS = `
  WITH students AS (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS n FROM people WHERE access = 'Student'),
    dealt AS (SELECT i, 1 + floor(${share(81)} * (SELECT max(n) FROM students))::bigint AS place,
      now() - ${share(84)} * interval '900 days' AS at FROM generate_series(1::bigint, $1::bigint) AS i)
  INSERT INTO practices (person_id, state, categories, question_count, started_at, finished_at, score, max_score, ungraded)
  SELECT students.id, 'finished', '{}', 8, at - interval '10 minutes', at, floor(${share(82)} * 21) / 2, 10,
    CASE WHEN ${share(83)} < 0.02 THEN 1 ELSE 0 END
  FROM dealt JOIN students USING (place)`;

const PERMISSIONS = `
  INSERT INTO permissions (name, created_at)
  SELECT 'Permission ' || i, now() - ${share(61)} * interval '900 days'
  FROM generate_series(1::bigint, $1::bigint) AS i`;

const PERMISSION_ROLES = `
  INSERT INTO permission_roles (permission_id, role)
  SELECT id, role FROM permissions
  CROSS JOIN LATERAL (SELECT id::bigint AS i) AS numbered
  CROSS JOIN LATERAL unnest(CASE WHEN ${share(62)} < 0.3 THEN '{administrator,manager}'::text[] ELSE '{administrator}' END) AS role
  ON CONFLICT DO NOTHING`;

const WORDS = [FIRST_NAMES, LAST_NAMES, DOMAINS, COUNTRIES];

export async function makeInvoices(client: pg.ClientBase, total: number) {
  await client.query('DELETE FROM invoices');
  await withoutIndexes(
    client,
    'invoices',
    async () => void (await client.query(INVOICES, [...WORDS, SERVICES, total])),
  );
}

export async function makeEmployees(client: pg.ClientBase, total: number) {
  await client.query('DELETE FROM employees');
  await withoutIndexes(client, 'employees', async () => void (await client.query(EMPLOYEES, [...WORDS, total])));
}

export async function makeEmails(client: pg.ClientBase, total: number) {
  await client.query('DELETE FROM emails');
  await withoutIndexes(client, 'emails', async () => void (await client.query(EMAILS, [...WORDS, SUBJECTS, total])));
}

export async function makePermissions(client: pg.ClientBase, total: number) {
  await client.query(PERMISSIONS, [total]);
  await client.query(PERMISSION_ROLES);
  await client.query('VACUUM (ANALYZE) permissions');
  await client.query('VACUUM (ANALYZE) permission_roles');
}

export async function makeResults(client: pg.ClientBase, total: number) {
  await client.query('DELETE FROM practices');
  await withoutIndexes(client, 'practices', async () => void (await client.query(RESULTS, [total])));
}
