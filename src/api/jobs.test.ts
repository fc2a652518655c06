import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobChanges, jobs } from '#features/jobs/api/tables.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { holding } from '../../tests/api/holding.ts';
import { tidy } from './housekeeping.ts';
import { defineJob, findJob, jobOf, startJob, stopJob, takeOverJobs } from './jobs.ts';

const ROWS = 10;
let hold: Promise<void> | undefined;
/** How many steps came as far as that. */
let held = 0;
let breakAt: number | null = null;

/** Writes a company to people, ten a step, in the order of their ids. */
defineJob('people-company', {
  async step({ tx, job }) {
    if (hold) held += 1;
    await hold;
    const from = Number(job.cursor ?? 0);
    const found = await tx
      .select({ id: people.id, company: people.company })
      .from(people)
      .where(sql`${people.id} > ${from}`)
      .orderBy(people.id)
      .limit(ROWS);
    const ids = found.map((one) => one.id);
    await tx
      .update(people)
      .set({ company: sql`${people.company} || ${String(job.params.mark)}` })
      .where(inArray(people.id, ids));
    if (breakAt !== null && from >= breakAt) throw new Error('the line went dead');
    const before = found.map((one) => ({ subjectId: one.id, before: { company: one.company } }));
    return { done: ids.length, changed: ids.length, before, next: ids.length === ROWS ? ids.at(-1) : null };
  },
  async undo({ tx }, changes) {
    for (const { subjectId, before } of changes) {
      await tx
        .update(people)
        .set({ company: String(before.company) })
        .where(eq(people.id, subjectId));
    }
    return { done: changes.length, changed: changes.length, next: null };
  },
});

describe('work on many rows', () => {
  const heard: string[] = [];
  const api = testApi({ onQuery: (text) => heard.push(text) });
  const { hold: holdRows, untilWaiting } = holding(api);
  const companies = async () =>
    (await api.db.select({ company: people.company }).from(people).orderBy(people.id)).map((one) => one.company);
  const doer = async () => {
    const [admin] = await api.db.select().from(people).where(eq(people.access, 'admin')).orderBy(people.id).limit(1);
    if (!admin) throw new Error('there is no admin');
    return { at: api.deps.clock(), actor: { id: admin.id, name: admin.fullName }, address: '10.0.0.1', device: 'x' };
  };
  const start = async (mark: string) =>
    startJob(api.deps, await doer(), { kind: 'people-company', params: { mark }, total: 58 });
  const ended = async (id: string) => {
    const find = async () => (await api.db.select().from(jobs).where(eq(jobs.id, id)))[0];
    await expect.poll(async () => (await find())?.state, { timeout: 20_000 }).not.toBe('running');
    const job = await find();
    if (!job) throw new Error('the job is gone');
    return job;
  };
  const finished = async (mark: string) => ended((await start(mark)).id);

  it('goes over every row once, says how far it is, and can be taken back once', async () => {
    const before = await companies();
    const job = jobOf(await finished(' A'));
    expect(job).toMatchObject({ state: 'done', done: 58, changed: 58, failed: 0, canUndo: true });
    expect(await companies()).toEqual(before.map((one) => `${one} A`));
    const token = await api.as('admin');
    const undo = await api.post(`/api/jobs/${job.id}/undo`, {}, token);
    expect(undo.status, undo.text).toBe(200);
    const undone = jobOf(await ended(undo.body.job.id));
    expect(undone).toMatchObject({ kind: 'undo-people-company', state: 'done', changed: 58, canUndo: false });
    expect(await companies()).toEqual(before);
    expect((await api.post(`/api/jobs/${job.id}/undo`, {}, token)).status).toBe(409);
  });

  it('can still be taken back when that could not be begun', async () => {
    const before = await companies();
    const { id } = await finished(' K');
    const token = await api.as('admin');
    await api.db.execute(sql`ALTER TABLE jobs ADD CONSTRAINT not_now CHECK (kind <> 'undo') NOT VALID`);
    expect((await api.post(`/api/jobs/${id}/undo`, {}, token)).status).toBe(500);
    await api.db.execute(sql`ALTER TABLE jobs DROP CONSTRAINT not_now`);
    const undo = await api.post(`/api/jobs/${id}/undo`, {}, token);
    expect(undo.status, undo.text).toBe(200);
    expect(await ended(undo.body.job.id)).toMatchObject({ state: 'done', changed: 58 });
    expect(await companies()).toEqual(before);
  });

  it('is forgotten a month after its end, not while it goes on or is being taken back', async () => {
    const done = await finished(' I');
    const running = await finished(' J');
    const going = { state: 'running', runner: 'gone', finishedAt: null } as const;
    await api.db.update(jobs).set(going).where(eq(jobs.id, running.id));
    const kept = async () => {
      const changes = await api.db.selectDistinct({ id: jobChanges.jobId }).from(jobChanges);
      return [done.id, running.id].filter((id) => changes.some((one) => one.id === id));
    };
    const tidyAfter = (days: number) => tidy(api.db, new Date(api.now().getTime() + days * 86_400_000), 30);
    await tidyAfter(29);
    expect(await kept()).toEqual([done.id, running.id]);
    const undo = { ...done, ...going, id: 'back', kind: 'undo', params: { jobId: done.id, kind: done.kind } };
    await api.db.insert(jobs).values(undo);
    await tidyAfter(31);
    expect(await kept()).toEqual([done.id, running.id]);
    await api.db.update(jobs).set({ state: 'done', finishedAt: api.now() });
    await tidyAfter(31);
    expect(await kept()).toEqual([]);
    expect((await api.get(`/api/jobs/${done.id}`, await api.as('admin'))).status).toBe(404);
  });

  it('goes on where it was when its process is gone, without doing a row twice', async () => {
    const before = await companies();
    breakAt = 20;
    const job = await start(' B');
    const broken = await ended(job.id);
    expect(broken).toMatchObject({ state: 'failed', done: 20 });
    breakAt = null;
    // As a killed process leaves it: running, and silent since.
    await api.db.update(jobs).set({ state: 'running', runner: 'gone', finishedAt: null }).where(eq(jobs.id, job.id));
    await takeOverJobs(api.deps);
    expect((await api.db.select().from(jobs).where(eq(jobs.id, job.id)))[0]?.runner).toBe('gone');
    api.later(1);
    await takeOverJobs(api.deps);
    expect(await ended(job.id)).toMatchObject({ state: 'done', done: 58 });
    expect(await companies()).toEqual(before.map((one) => `${one} B`));
  });

  it('is taken over while a long step of another one goes on, which nobody waits for', async () => {
    const left = await finished(' L');
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    held = 0;
    const starting = start(' M');
    await expect.poll(() => held, { timeout: 10_000 }).toBe(1);
    hold = undefined;
    const silent = { state: 'running', runner: 'gone', cursor: null, done: 0, finishedAt: null } as const;
    await api.db.update(jobs).set(silent).where(eq(jobs.id, left.id));
    api.later(1);
    const looking = takeOverJobs(api.deps);
    try {
      expect(await ended(left.id)).toMatchObject({ state: 'done', done: 58 });
    } finally {
      release();
      await looking;
    }
    expect(await ended((await starting).id)).toMatchObject({ state: 'done', done: 58 });
  });

  it('is looked for by one look at a time', async () => {
    const letGo = await holdRows(sql`LOCK TABLE jobs`);
    heard.length = 0;
    const looks = [takeOverJobs(api.deps), takeOverJobs(api.deps), takeOverJobs(api.deps)];
    await untilWaiting(1);
    await letGo();
    await Promise.all(looks);
    const taking = () => heard.filter((text) => text.startsWith('update "jobs" set "runner"'));
    expect(taking()).toHaveLength(1);
    await takeOverJobs(api.deps);
    expect(taking()).toHaveLength(2);
  });

  it('stops between two steps when it is told to', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const starting = start(' C');
    await expect.poll(async () => (await api.db.select().from(jobs).where(eq(jobs.state, 'running'))).length).toBe(1);
    const [running] = await api.db.select().from(jobs).where(eq(jobs.state, 'running'));
    if (!running) throw new Error('nothing runs');
    const stopping = stopJob(api.deps, running);
    release();
    hold = undefined;
    await stopping;
    const job = await starting;
    const stopped = await ended(job.id);
    expect(stopped.state).toBe('stopped');
    expect(stopped.done).toBeLessThan(58);
  });

  /** For the next so many times the database says that two changes have crossed. */
  const crossing = (times: number) =>
    api.db.execute(
      sql.raw(`
      CREATE SEQUENCE IF NOT EXISTS crossings;
      SELECT setval('crossings', 1, false);
      CREATE OR REPLACE FUNCTION cross_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('crossings') <= ${times} THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE TRIGGER cross_over AFTER UPDATE OF company ON people FOR EACH STATEMENT EXECUTE FUNCTION cross_over();`),
    );

  it('does a step again that others crossed', async () => {
    await crossing(2);
    expect(await finished(' H')).toMatchObject({ state: 'done', done: 58, changed: 58 });
  });

  it('is taken up again when others cross it for longer, and is never given up for that', async () => {
    await crossing(5);
    const job = await start(' I');
    const find = async () => (await api.db.select().from(jobs).where(eq(jobs.id, job.id)))[0];
    expect(await find()).toMatchObject({ state: 'running', done: 0 });
    api.later(1);
    await takeOverJobs(api.deps);
    expect(await ended(job.id)).toMatchObject({ state: 'done', done: 58 });
  });

  describe('of somebody whose rights are taken away', () => {
    const manager = async () => {
      const { user, accessToken, email, password } = await api.register();
      await api.db.update(people).set({ access: 'client' }).where(eq(people.id, user.id));
      await api.db.insert(personRoles).values({ personId: user.id, role: 'manager' });
      return { ...user, token: accessToken, email, password };
    };
    const begin = async ({ id, fullName }: { id: number; fullName: string }) =>
      startJob(
        api.deps,
        { ...(await doer()), actor: { id, name: fullName } },
        { kind: 'people-company', params: { mark: ' J' }, total: 58 },
      );

    it.each([
      ['the permission is gone', (id: number) => api.db.delete(personRoles).where(eq(personRoles.personId, id))],
      [
        'they are suspended',
        (id: number) => api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, id)),
      ],
    ])('stops before the next step and says so when %s', async (_, takeAway) => {
      const who = await manager();
      let release = () => {};
      hold = new Promise((resolve) => {
        release = resolve;
      });
      held = 0;
      const starting = begin(who);
      await expect.poll(() => held, { timeout: 10_000 }).toBe(1);
      await takeAway(who.id);
      release();
      hold = undefined;
      const job = await ended((await starting).id);
      expect(job).toMatchObject({ state: 'stopped', done: 10, changed: 10, failed: 48 });
      expect(job.problems).toEqual([
        { id: null, name: '', reason: 'You are not allowed to do this any more: the rest stays as it is.' },
      ]);
    });

    it('is not taken back by them, until they have their rights again', async () => {
      const who = await manager();
      const { id } = await ended((await begin(who)).id);
      const before = await companies();
      await api.db.delete(personRoles).where(eq(personRoles.personId, who.id));
      expect((await api.post(`/api/jobs/${id}/undo`, {}, who.token)).status).toBe(403);
      expect(await companies()).toEqual(before);
      await api.db.insert(personRoles).values({ personId: who.id, role: 'manager' });
      expect((await api.post(`/api/jobs/${id}/undo`, {}, who.token)).status).toBe(200);
    });
  });

  it('is seen by whoever asked for it and by nobody else', async () => {
    const job = await finished(' D');
    const other = await api.register();
    expect((await api.get(`/api/jobs/${job.id}`, await api.as('admin'))).status).toBe(200);
    for (const path of ['', '/undo', '/stop', '/seen']) {
      const method = path ? 'POST' : 'GET';
      expect((await api.ask(method, `/api/jobs/${job.id}${path}`, { token: other.accessToken })).status).toBe(404);
      expect((await api.ask(method, `/api/jobs/${job.id}${path}`, { token: await api.as('Student') })).status).toBe(
        403,
      );
      expect((await api.ask(method, `/api/jobs/${job.id}${path}`)).status).toBe(401);
    }
    expect(await findJob(api.db, job.id, other.user.id)).toBeUndefined();
    expect((await api.get('/api/jobs/none', await api.as('admin'))).status).toBe(404);
  });

  it('is listed for whoever comes back, until they saw its end or some minutes are over', async () => {
    const listed = async (by?: string) => {
      const answer = await api.get('/api/jobs', by ?? (await api.as('admin')));
      expect(answer.status, answer.text).toBe(200);
      return (answer.body.jobs as { id: string; state: string }[]).map(({ id, state }) => ({ id, state }));
    };
    const seen = async (id: string, by?: string) =>
      (await api.post(`/api/jobs/${id}/seen`, {}, by ?? (await api.as('admin')))).status;
    api.later(10);
    expect(await listed()).toEqual([]);
    const { id } = await finished(' F');
    const set = (over: Partial<typeof jobs.$inferInsert>) => api.db.update(jobs).set(over).where(eq(jobs.id, id));
    await set({ state: 'running', finishedAt: null });
    expect(await listed()).toEqual([{ id, state: 'running' }]);
    // Its end cannot have been seen yet.
    expect(await seen(id)).toBe(200);
    await set({ state: 'done', finishedAt: api.now() });
    expect(await listed()).toEqual([{ id, state: 'done' }]);
    const other = await api.register();
    expect(await listed(other.accessToken)).toEqual([]);
    expect(await seen(id, other.accessToken)).toBe(404);
    expect(await seen(id)).toBe(200);
    expect(await listed()).toEqual([]);
    const late = await finished(' G');
    expect(await listed()).toEqual([{ id: late.id, state: 'done' }]);
    api.later(6);
    expect(await listed()).toEqual([]);
    expect((await api.get('/api/jobs', await api.as('Student'))).status).toBe(403);
    expect((await api.get('/api/jobs')).status).toBe(401);
  });

  it('tells the open pages of whoever asked', async () => {
    api.events.length = 0;
    const job = await finished(' E');
    const told = api.events.filter((event) => event.topic === 'jobs');
    expect(told.length).toBeGreaterThan(1);
    expect(told.every((event) => event.ids.includes(job.id) && event.people !== 'everyone')).toBe(true);
  });
});
