import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { MIGRATIONS } from '#api/migrations.gen.ts';
import { dropDatabase } from '../../../../tests/support/dropDatabase.ts';

const picture = (id: number) => `<img src="/api/files/${id}/a.png" alt="">`;
const content = (right: number) => ({
  kind: 'single',
  answers: [0, 1].map((at) => ({ text: `${at}`, fraction: at === right ? 100 : 0, feedback: picture(2) })),
});
const question = (right: number) => ({ text: picture(1), content: content(right), points: 1 });

describe('results from before pictures and statistics were kept by version', () => {
  const name = `kept_${process.pid}_${Date.now().toString(36)}`;
  const admin = new pg.Client(inject('postgres'));
  const db = new pg.Client({ ...inject('postgres'), database: name });
  const run = async (wanted: (tag: string) => boolean) => {
    for (const { tag, statements } of MIGRATIONS)
      if (wanted(tag)) for (const statement of statements) await db.query(statement);
  };

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await db.connect();
    await run((tag) => tag < '0004');
    await db.query(`INSERT INTO people (id, full_name, username, email, access, created_at)
      VALUES (1, 'Ruth', 'ruth', 'ruth@example.com', 'Student', now())`);
    await db.query(`INSERT INTO files (id, owner_id, name, type, size, content, created_at)
      SELECT id, 1, 'a.png', 'image/png', 1, '\\x01', now() FROM generate_series(1, 3) id`);
    await db.query(
      `INSERT INTO questions (id, kind, name, text, content, general_feedback, points, difficulty, status, version,
        created_at, changed_at, plain, answered, facility)
      VALUES (1, 'single', '', '', $1, '', 1, 'easy', 'ready', 2, now(), now(), '', 3, 0.5)`,
      [content(1)],
    );
    await db.query('INSERT INTO question_files SELECT 1, id FROM generate_series(1, 3) id');
    for (const version of [1, 2])
      await db.query('INSERT INTO question_versions (question_id, version, at, body) VALUES (1, $1, now(), $2)', [
        version,
        question(version - 1),
      ]);
    await db.query('INSERT INTO question_sums VALUES (1, 3, 1.5, 1.25, 0, 0, 0, 0, 0, 0)');
    for (const [id, version, fraction] of [
      [1, 1, 1],
      [2, 2, 0],
      [3, 2, 0.5],
    ] as const) {
      await db.query(
        `INSERT INTO practices (id, person_id, state, question_count, started_at) VALUES ($1, 1, 'finished', 1, now())`,
        [id],
      );
      await db.query(
        `INSERT INTO practice_items (practice_id, position, question_id, version, question, shown, fraction)
        VALUES ($1, 1, 1, $2, $3, '[0,1]', $4)`,
        [id, version, question(version - 1), fraction],
      );
    }
    await run((tag) => tag >= '0004');
  });
  afterAll(async () => {
    await db.end();
    await dropDatabase(admin, name);
    await admin.end();
  });

  it('keep the pictures of what was answered, those of the feedback for afterwards, and no others', async () => {
    const { rows } = await db.query('SELECT * FROM practice_files WHERE practice_id = 1 ORDER BY file_id');
    expect(rows).toEqual([
      { practice_id: 1, file_id: 1, early: true },
      { practice_id: 1, file_id: 2, early: false },
    ]);
  });

  it('count for a question from the version on in which the same is right as now', async () => {
    const { rows } = await db.query(
      'SELECT counted_from, n, facility FROM questions JOIN question_sums ON question_id = id',
    );
    expect(rows).toEqual([{ counted_from: 2, n: 2, facility: 0.25 }]);
  });
});
