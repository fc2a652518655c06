import { expect } from 'vitest';
import type { Job } from '#features/jobs/contract.ts';
import { personRoles } from '#features/people/api/tables.ts';
import type { CategoryRow, Question, QuestionRow } from '#features/questions/contract.ts';
import type { testApi } from '../api/api.ts';

/** A complete question of each kind of test: two answers, the first one right. */
export const SINGLE = {
  text: '<p>Which gas do plants take in?</p>',
  content: {
    kind: 'single',
    answers: [
      { text: '<p>Carbon dioxide</p>', fraction: 100, feedback: '' },
      { text: '<p>Oxygen</p>', fraction: 0, feedback: '' },
    ],
  },
};

/** Short words for what tests do with the question bank, as the demo's administrator. */
export function questionBank(api: ReturnType<typeof testApi>) {
  let token = '';
  const admin = async () => {
    token ||= await api.as('admin');
    return token;
  };
  const send = async (method: string, path: string, body?: unknown) =>
    api.ask(method, path, { token: await admin(), ...(body === undefined ? {} : { body }) });

  async function done<T>(status: number, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await send(method, path, body);
    expect(answer.status, answer.text).toBe(status);
    return answer.body as T;
  }

  return {
    admin,
    send,
    add: async (over: object = {}) =>
      (await done<{ question: Question }>(201, 'POST', '/api/questions', { ...SINGLE, ...over })).question,
    read: async (id: number) => (await done<{ question: Question }>(200, 'GET', `/api/questions/${id}`)).question,
    save: (id: number, body: object) => send('PUT', `/api/questions/${id}`, body),
    list: (query = '') => done<{ questions: QuestionRow[]; total: number }>(200, 'GET', `/api/questions?${query}`),
    addCategory: async (name: string, parentId: number | null = null) =>
      (await done<{ category: CategoryRow }>(201, 'POST', '/api/questions/categories', { name, parentId })).category,
    categories: async () =>
      (await done<{ categories: CategoryRow[] }>(200, 'GET', '/api/questions/categories')).categories,
    tags: async (q = '') =>
      (await done<{ tags: { name: string; count: number }[] }>(200, 'GET', `/api/questions/tags?q=${q}`)).tags,
    /** Long work, and its end. */
    bulk: async (body: object) => ended(done, (await done<{ job: Job }>(200, 'POST', '/api/questions/bulk', body)).job),
    undo: async (job: Job) => ended(done, (await done<{ job: Job }>(200, 'POST', `/api/jobs/${job.id}/undo`)).job),
    /** Somebody who is no administrator, with these permission roles. */
    async client(...roles: (typeof personRoles.$inferInsert)['role'][]) {
      const person = await api.register();
      await api.db.execute(`UPDATE people SET access = 'client' WHERE id = ${person.user.id}`);
      if (roles.length > 0) {
        await api.db.insert(personRoles).values(roles.map((role) => ({ personId: person.user.id, role })));
      }
      return person;
    },
  };
}

type Done = <T>(status: number, method: string, path: string, body?: unknown) => Promise<T>;
async function ended(done: Done, begun: Job): Promise<Job> {
  let job = begun;
  while (job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    job = (await done<{ job: Job }>(200, 'GET', `/api/jobs/${job.id}`)).job;
  }
  expect(job.state).toBe('done');
  return job;
}
