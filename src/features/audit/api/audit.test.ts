import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/audit/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';

describe('the audit log', () => {
  const api = testApi();
  const list = async (query = '') => {
    const answer = await api.get(`/api/audit?${query}`, await api.as('admin'));
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { entries: AuditEntry[]; total: number };
  };
  const of = async (person: number, more = '') => (await list(`person=${person}&perPage=100&${more}`)).entries;

  it('holds sign-ins, failed ones and sign-outs, with when and from where', async () => {
    const somebody = await api.register({ fullName: 'Ines Vale' });
    await api.post('/jwt/login', { email: somebody.email, password: 'not this one' });
    const { accessToken } = await api.signIn(somebody.email, somebody.password);
    await api.post('/jwt/logout', {}, accessToken);
    const entries = await of(somebody.user.id);
    expect(entries.map((one) => one.action)).toEqual([
      'signed-out',
      'signed-in',
      'sign-in-failed',
      'signed-in',
      'registered',
    ]);
    const [, , failed] = entries;
    expect(failed?.actor.id).toBe(null);
    expect(failed?.subject).toEqual({ type: 'person', id: somebody.user.id, name: 'Ines Vale' });
    expect(failed?.detail).toEqual({ why: 'password' });
    expect(entries.every((one) => one.address === '10.0.0.1')).toBe(true);
  });

  it('never holds what may be a password typed into the wrong field', async () => {
    await api.post('/jwt/login', { email: 'correct horse battery', password: 'x' });
    await api.post('/jwt/login', { email: 'nobody@nowhere.example', password: 'sesame-open-up' });
    const failed = (await list('action=sign-in-failed&perPage=100')).entries;
    expect(JSON.stringify(failed)).not.toContain('correct horse');
    expect(JSON.stringify(failed)).not.toContain('sesame');
    expect(failed.map((one) => one.subject?.name)).toContain('nobody@nowhere.example');
  });

  it('tells of passwords, emails and second steps', async () => {
    const somebody = await api.register();
    await api.post(
      '/jwt/change-password',
      { current: somebody.password, password: 'another long word 7' },
      somebody.accessToken,
    );
    expect((await of(somebody.user.id)).map((one) => one.action)).toContain('password-changed');
  });

  it('is filtered by action, day, person and words, and sorted', async () => {
    const somebody = await api.register({ fullName: 'Quirin Zabel' });
    const both = await list('action=signed-in,registered&perPage=100');
    expect(new Set(both.entries.map((one) => one.action))).toEqual(new Set(['signed-in', 'registered']));
    expect((await list('q=quirin')).total).toBe(2);
    expect((await of(somebody.user.id, 'at=last-1')).length).toBe(2);
    expect((await of(somebody.user.id, 'at=before-1')).length).toBe(0);
    const [first] = await of(somebody.user.id);
    expect((await api.get(`/api/audit/${first?.id}`, await api.as('admin'))).body).toEqual({ entry: first });
    expect((await api.get('/api/audit/999999999', await api.as('admin'))).status).toBe(404);
    expect((await api.get(`/api/audit/${first?.id}`, await api.as('Student'))).status).toBe(403);
    const up = (await list('sortColumn=at&sort=asc&perPage=100')).entries.map((one) => one.at);
    expect(up).toEqual(up.toSorted());
    const token = await api.as('admin');
    expect((await api.get('/api/audit?action=nothing', token)).status).toBe(400);
    expect((await api.get('/api/audit?at=yesterday', token)).status).toBe(400);
  });

  it('is downloaded whole or filtered, and that is written down too', async () => {
    const somebody = await api.register({ fullName: '=Sum(Formula)' });
    const { status, text, headers } = await api.get(
      `/api/audit/export?person=${somebody.user.id}`,
      await api.as('admin'),
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="audit-.*\.csv"$/);
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('at,action,actor');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['signed-in', 'registered']);
    // A spreadsheet must not run what somebody gave as a name.
    expect(lines[0]?.split(',')[2]).toBe("'=Sum(Formula)");
    expect((await list('action=audit-exported')).total).toBe(1);
    expect((await api.get('/api/audit/export', await api.as('client'))).status).toBe(403);
  });

  it('is for those who may read it', async () => {
    expect((await api.get('/api/audit')).status).toBe(401);
    expect((await api.get('/api/audit', await api.as('client'))).status).toBe(403);
    expect((await api.get('/api/audit', await api.as('Student'))).status).toBe(403);
  });

  it('only grows: the database itself refuses to change, remove or empty it', async () => {
    await api.register();
    const before = (await list()).total;
    for (const statement of [
      sql`UPDATE audit_entries SET actor_name = 'somebody else'`,
      sql`DELETE FROM audit_entries`,
      sql`TRUNCATE audit_entries`,
    ]) {
      await expect(api.db.execute(statement)).rejects.toThrow();
    }
    expect((await list()).total).toBeGreaterThanOrEqual(before);
  });

  it('keeps the entries of people who are gone', async () => {
    const somebody = await api.register({ fullName: 'Brief Visitor' });
    await api.db.execute(sql`DELETE FROM people WHERE id = ${somebody.user.id}`);
    expect((await of(somebody.user.id)).map((one) => one.actor.name)).toEqual(['Brief Visitor', 'Brief Visitor']);
  });
});
