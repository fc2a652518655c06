import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Job } from '#features/jobs/contract.ts';
import { people } from '#features/people/api/tables.ts';
import type { ImportPlan, ImportRow, PeopleImport } from '#features/people/contract.ts';
import type { testApi } from './api.ts';

/** Lists of people, sent and taken in by whoever the token is of; without one by an administrator. */
export function importing(api: ReturnType<typeof testApi>) {
  const send = async (text: string | Uint8Array<ArrayBuffer>, token?: string, name = 'list.csv') =>
    api.ask('POST', `/api/people/imports?name=${name}`, {
      token: token ?? (await api.as('admin')),
      raw: text,
      headers: { 'content-type': 'text/csv' },
    });
  const upload = async (lines: string[] | string, token?: string): Promise<PeopleImport> => {
    const answer = await send(Array.isArray(lines) ? lines.join('\n') : lines, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.import;
  };
  const replan = async (list: PeopleImport, plan: Partial<ImportPlan>, token?: string) =>
    api.ask('PATCH', `/api/people/imports/${list.id}`, {
      token: token ?? (await api.as('admin')),
      body: { ...list.plan, ...plan },
    });
  const rowsOf = async (list: PeopleImport, query = '', token?: string): Promise<ImportRow[]> =>
    (await api.get(`/api/people/imports/${list.id}/rows?perPage=100${query}`, token ?? (await api.as('admin')))).body
      .rows;
  const problemsOf = async (list: PeopleImport, token?: string) =>
    (await rowsOf(list, '', token)).map((row) => row.problems.map((one) => [one.column, one.message]));
  const run = async (list: PeopleImport, token?: string): Promise<Job> => {
    const by = token ?? (await api.as('admin'));
    const answer = await api.post(`/api/people/imports/${list.id}/run`, {}, by);
    expect(answer.status, answer.text).toBe(201);
    let { job } = answer.body;
    while (job.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      job = (await api.get(`/api/jobs/${job.id}`, by)).body.job;
    }
    return job;
  };
  const personOf = async (email: string) => (await api.db.select().from(people).where(eq(people.email, email)))[0];
  return { send, upload, replan, rowsOf, problemsOf, run, personOf };
}
