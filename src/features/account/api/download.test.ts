import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { blogHelp } from '../../../../tests/api/blog.ts';
import { addQuestion, EVERY_KIND } from '../../../../tests/api/questions.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';
import { NOT_OWN, OWN_PARTS } from './ownData.ts';

describe('downloading what is one’s own', () => {
  const api = testApi();

  async function archive(token: string) {
    const answer = await api.app.request('/api/account/download', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  }
  const all = (parts: Record<string, Uint8Array>) =>
    Object.values(parts)
      .map((one) => strFromU8(one))
      .join('\n');

  it('knows of every column that points at a person', async () => {
    const found = await api.db.execute(sql`
      SELECT DISTINCT r.relname || '.' || a.attname AS place FROM pg_constraint c
      JOIN pg_class r ON r.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = 'people'::regclass`);
    const places = (found as unknown as { rows: { place: string }[] }).rows.map((one) => one.place).sort();
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const own = OWN_PARTS.flatMap((one) => {
      const column = one.within ? [] : [one.column];
      return column.map((at) => `${getTableConfig(at.table).name}.${snake(at.name)}`);
    });
    expect(places).toEqual([...own, ...NOT_OWN].sort());
  });

  it('gives everything of the person, files too, and nothing of anybody else', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const [own, foreign] = [unique('ownword'), unique('foreignword')];
    for (const [person, word] of [
      [mine, own],
      [other, foreign],
    ] as const) {
      const token = person.accessToken;
      const post = (path: string, body: object) => api.post(path, body, token);
      expect((await post('/apps/todo/add-tasks', { task: { title: `${word} task` } })).status).toBe(201);
      const day = { start: '2030-01-01T10:00:00Z', end: '2030-01-01T11:00:00Z' };
      const event = { title: `${word} event`, ...day, allDay: false, extendedProps: { calendar: 'Personal' } };
      expect((await post('/apps/calendar/add-event', { event })).status).toBe(201);
      await api.ask('PATCH', '/api/account/info', { body: { bio: `${word} bio` }, token });
      const form = new FormData();
      const bytes = new TextEncoder().encode(`${word} inside`);
      form.set('file', new File([pngOf(bytes)], `${word}.png`, { type: 'image/png' }));
      expect((await api.ask('POST', '/api/files', { raw: form, token })).status).toBe(201);
      await post('/api/keys', { name: `${word} key` });
    }
    const parts = await archive(mine.accessToken);
    const text = all(parts);
    for (const what of ['task', 'event', 'bio', 'key', 'inside']) expect(text, what).toContain(`${own} ${what}`);
    expect(text).not.toContain(foreign);
    expect(text).not.toContain(other.email);
    expect(JSON.parse(strFromU8(parts['files/list.json'] ?? new Uint8Array()))[0]).not.toHaveProperty('content');
    expect(text).not.toMatch(/argon2|"hash"|passwordHash|password_hash|totpSecret|writingKey|writing_key|addedById/);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['README.txt', 'account.json', 'todo/tasks.json']));
    expect(Object.keys(parts).some((name) => name.startsWith('files/') && name.endsWith(`${own}.png`))).toBe(true);
    for (const [name, bytes] of Object.entries(parts))
      if (name.endsWith('.json')) expect(() => JSON.parse(strFromU8(bytes)), name).not.toThrow();
    expect(JSON.parse(strFromU8(parts['todo/tasks.json'] ?? new Uint8Array()))).toHaveLength(1);
  });

  it('holds what somebody wrote: the text of a post, the answers of a question', async () => {
    const { user, accessToken } = await api.register();
    await blogHelp(api).draft(accessToken, { content: '<p>All of the post.</p>' });
    await addQuestion(api.db, { content: EVERY_KIND.numerical }, { authorId: user.id });
    const parts = await archive(accessToken);
    const read = (name: string) => JSON.parse(strFromU8(parts[name] ?? new Uint8Array()));
    expect(read('blog/posts.json')).toMatchObject([{ content: '<p>All of the post.</p>' }]);
    expect(read('learning/questions.json')).toMatchObject([{ content: { answers: [{ value: 73.5 }] } }]);
  });

  it('works for each of the three roles, and a few times an hour', async () => {
    for (const role of ['admin', 'client', 'Student'] as const) await archive(await api.as(role));
    const { accessToken } = await api.register();
    for (let i = 0; i < 10; i += 1) await archive(accessToken);
    expect((await api.get('/api/account/download', accessToken)).status).toBe(429);
  });

  it('holds a student’s answers without what would be right', async () => {
    const token = await api.as('Student');
    const begun = await api.post('/api/student/practices', { count: 5 }, token);
    expect(begun.status, begun.text).toBe(201);
    const parts = await archive(token);
    const answers = strFromU8(parts['learning/answers.json'] ?? new Uint8Array());
    expect(JSON.parse(answers).length).toBeGreaterThan(0);
    expect(answers).not.toMatch(/"fraction": ?100|"question":|feedback/);
  });
});
