import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidy } from '#api/housekeeping.ts';
import { jobs } from '#features/jobs/api/tables.ts';
import type { ImportPlan, PeopleImport } from '#features/people/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { importing } from '../../../../tests/api/importing.ts';
import { readTable } from './csv.ts';
import { peopleImportRows, peopleImports, personRoles } from './tables.ts';

describe('a list of people, row by row', () => {
  const api = testApi();
  const { send, upload, replan, rowsOf, problemsOf, run, personOf } = importing(api);
  const { hold, untilWaiting } = holding(api);

  it('never answers a password, and forgets it once it is taken in', async () => {
    const email = `${unique('pw')}@example.com`;
    const list = await upload([
      'name,email,password,company',
      `Pass Word,${email},Given-out-2,X`,
      'Wrong,,Given-out-3,Y',
    ]);
    expect((await rowsOf(list))[0]?.cells).toEqual(['Pass Word', email, '••••••••', 'X']);
    expect(JSON.stringify(await rowsOf(list))).not.toContain('Given-out');
    await run(list);
    const failed = await api.get(`/api/people/imports/${list.id}/failed`, await api.as('admin'));
    expect(failed.text).not.toContain('Given-out');
    const stored = await api.db.select().from(peopleImportRows).where(eq(peopleImportRows.importId, list.id));
    expect(stored.find((row) => row.line === 2)?.cells).toEqual(['Pass Word', email, '', 'X']);
    const { userData } = await api.signIn(email, 'Given-out-2');
    expect(userData).toMatchObject({ mustChangePassword: true });
    // Somebody who has a password keeps it.
    await run(await upload(['email,password,company', `${email},Stolen-word-9,Z`]));
    await api.signIn(email, 'Given-out-2');
  });

  it('is refused where a quotation mark has no end, rather than losing whoever comes after it', async () => {
    const lines = ['name,email,company', 'One,one@example.com,"Half a', 'Two,two@example.com,Y'];
    const answer = await send(lines.join('\n'));
    expect([answer.status, answer.body.error]).toEqual([400, { file: ['A quotation mark is not closed.'] }]);
    expect((await upload(lines.map((line) => line.replace('"Half', '5" pipes, half')))).counts.create).toBe(2);
  });

  it('refuses what became wrong since it was looked at, and takes the rest', async () => {
    const list = await upload(['id,name,email', ',Late One,late1@example.com', ',Late Two,late2@example.com']);
    await api.post(
      '/api/people',
      { fullName: 'First Come', email: 'late1@example.com', invite: false },
      await api.as('admin'),
    );
    await replanTo(list, 'refuse');
    async function replanTo(one: PeopleImport, existing: ImportPlan['existing']) {
      await api.db
        .update(peopleImports)
        .set({ plan: { ...one.plan, existing } })
        .where(eq(peopleImports.id, one.id));
    }
    const job = await run(list);
    expect(job).toMatchObject({ state: 'done', changed: 1, failed: 1 });
    expect(job.problems).toEqual([{ id: null, name: '2: Late One', reason: 'This person is there already.' }]);
    expect(await personOf('late2@example.com')).toBeDefined();
    expect((await rowsOf(list, '&outcome=wrong')).map((row) => row.line)).toEqual([2]);
  });

  it('ends as failed rows where two rows want one email, also when nobody saw it coming', async () => {
    const [quentin, rosa] = [
      await personOf('quentin.dubois@alderbrook.school'),
      await personOf('rosa.martinez@alderbrook.school'),
    ];
    const list = await upload([
      'id,fullName,email,contact',
      `${quentin?.id},Quentin Dubois,shared@example.com,7`,
      `${rosa?.id},Rosa Martínez,,8`,
    ]);
    // Taken between the look at the row and the write: a trigger stands in for the other request.
    await api.db.execute(
      sql.raw(`CREATE FUNCTION collide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.email = 'shared@example.com' THEN RAISE unique_violation; END IF; RETURN NEW; END $$`),
    );
    await api.db.execute(
      sql.raw('CREATE TRIGGER collide BEFORE UPDATE ON people FOR EACH ROW EXECUTE FUNCTION collide()'),
    );
    const job = await run(list);
    await api.db.execute(sql.raw('DROP TRIGGER collide ON people'));
    expect(job).toMatchObject({ state: 'done', changed: 1, failed: 1 });
    expect(job.problems[0]?.reason).toContain('taken a moment ago');
    expect(await personOf('rosa.martinez@alderbrook.school')).toMatchObject({ contact: '8' });
  });

  it('gives back the rows that failed, to be corrected and sent again', async () => {
    const list = await upload(['name;email;phone', 'Good;good1@example.com;+1', 'Bad;nonsense;=2+3', 'None;;']);
    await run(list);
    const answer = await api.get(`/api/people/imports/${list.id}/failed`, await api.as('admin'));
    expect(answer.headers.get('content-disposition')).toContain('people-failed');
    const table = readTable(new TextEncoder().encode(answer.text));
    expect(table?.headings).toEqual(['name', 'email', 'phone', 'problem']);
    expect(table?.rows.map((row) => row.cells)).toEqual([
      ['Bad', 'nonsense', '=2+3', 'Enter a complete email, such as name@school.org.'],
      ['None', '', '', 'There is no email in this row.'],
    ]);
    const corrected = await upload(answer.text.replace('nonsense', 'bad1@example.com'));
    expect(corrected).toMatchObject({
      plan: { columns: ['fullName', 'email', 'contact', null] },
      counts: { create: 1 },
    });
    await run(corrected);
    expect(await personOf('bad1@example.com')).toMatchObject({ contact: '=2+3' });
    const left = await api.get(`/api/people/imports/${corrected.id}/failed`, await api.as('admin'));
    expect(left.text.split('\r\n')[0]).toContain('name,email,phone,problem');
  });

  it('says the problems of a row in one line, or each in a line of its own when asked so', async () => {
    const list = await upload(['name,email,role', 'Bad,nonsense,king']);
    const failed = async (query: string) => {
      const answer = await api.get(`/api/people/imports/${list.id}/failed${query}`, await api.as('admin'));
      return readTable(new TextEncoder().encode(answer.text))?.rows[0]?.cells.at(-1);
    };
    const parts = (await failed('?parted=true'))?.split('\n') ?? [];
    expect(parts).toHaveLength(2);
    expect(parts).toContain('Enter a complete email, such as name@school.org.');
    expect(await failed('')).toBe(parts.join(' '));
  });

  it('ends the logins of whom it suspends or gives a role', async () => {
    const email = `${unique('out')}@example.com`;
    const role = `${unique('role')}@example.com`;
    await run(await upload(['name,email,password', `Out,${email},Given-out-2`, `Role,${role},Given-out-2`]));
    const tokens = [
      (await api.signIn(email, 'Given-out-2')).accessToken,
      (await api.signIn(role, 'Given-out-2')).accessToken,
    ];
    await run(await upload(['email,status,role', `${email},Suspended,`, `${role},,client`]));
    for (const token of tokens) expect((await api.get('/api/me', token)).status).toBe(401);
    expect(await personOf(email)).toMatchObject({ status: 'suspended' });
    expect(await personOf(role)).toMatchObject({ access: 'client' });
  });

  it('makes and changes no administrator for somebody who is none, and nobody themselves', async () => {
    const client = await personOf('client@demo.com');
    await api.db.insert(personRoles).values({ personId: client?.id ?? 0, role: 'manager' });
    const token = await api.as('client');
    const lines = [
      'name,email,role,status,company',
      'New Admin,newadmin@example.com,admin,,',
      'Amara Okafor,student@demo.com,admin,,',
      'Grace Mbeki,grace.mbeki@alderbrook.school,,,Mine',
      'Oliver Kent,client@demo.com,,suspended,',
    ];
    const list = await upload(lines, token);
    expect(list.counts).toMatchObject({ wrong: 4 });
    expect(await problemsOf(list, token)).toEqual([
      [[2, 'Only an administrator can make somebody an administrator.']],
      [[2, 'Only an administrator can make somebody an administrator.']],
      [[-1, 'Only an administrator can change the account of an administrator.']],
      [[3, 'You cannot suspend yourself.']],
    ]);
    const plain = await upload(['name,email', 'Plain,plain1@example.com'], token);
    const planned = await replan(plain, { role: 'admin' }, token);
    expect(planned.body.import.counts.wrong).toBe(1);
    // Nobody else sees the list, and it runs with the rights of the moment it runs.
    expect((await api.get(`/api/people/imports/${plain.id}`, await api.as('admin'))).status).toBe(404);
    await replan(plain, { role: 'Student' }, token);
    await api.db.delete(personRoles).where(eq(personRoles.personId, client?.id ?? 0));
    expect((await api.post(`/api/people/imports/${plain.id}/run`, {}, token)).status).toBe(403);
    const own = await upload(['email,role,status', 'admin@demo.com,Student,', 'admin@demo.com,,suspended']);
    expect((await problemsOf(own))[0]).toEqual([[1, 'You cannot change your own role.']]);
  });

  it('is refused when it is empty, no text, or too large', async () => {
    const token = await api.as('admin');
    for (const file of ['', 'name,email\n', Uint8Array.from([80, 75, 3, 4, 0, 0])]) {
      const answer = await send(file, token);
      expect(answer.status).toBe(400);
      expect(answer.body.error.file).toHaveLength(1);
    }
    expect((await send(`email\n${'x\n'.repeat(50_001)}`, token)).body.error.file[0]).toContain('50,000');
    expect((await send(new Uint8Array(20 * 1024 * 1024 + 1), token)).status).toBe(413);
    expect((await send('name;email\n\xc9;e@example.com', token)).status).toBe(201);
  });

  it('is thrown away on request, and after a day', async () => {
    const token = await api.as('admin');
    const [one, two] = [await upload(['email', 'x1@example.com']), await upload(['email', 'x2@example.com'])];
    const gone = await api.ask('DELETE', `/api/people/imports/${one.id}`, { token });
    expect(gone.body).toEqual({ id: one.id });
    expect((await api.get(`/api/people/imports/${one.id}/rows`, token)).status).toBe(404);
    await tidy(api.db, api.now(), 30);
    expect((await api.get(`/api/people/imports/${two.id}`, token)).status).toBe(200);
    await tidy(api.db, new Date(api.now().getTime() + 25 * 3_600_000), 30);
    const rows = await api.db.select().from(peopleImportRows).where(eq(peopleImportRows.importId, two.id));
    expect(rows).toEqual([]);
  });

  it('stays after that day for as long as it is being imported', async () => {
    const token = await api.as('admin');
    const list = await upload(['name,email', 'Long Way,long.way@example.com']);
    const { id } = await run(list, token);
    const isThere = async (state: 'running' | 'done') => {
      await api.db.update(jobs).set({ state }).where(eq(jobs.id, id));
      await tidy(api.db, new Date(api.now().getTime() + 25 * 3_600_000), 30);
      return (await api.get(`/api/people/imports/${list.id}`, token)).status === 200;
    };
    expect([await isThere('running'), await isThere('done')]).toEqual([true, false]);
  });

  it('is imported when it is asked for again after that could not be begun', async () => {
    const token = await api.as('admin');
    const list = await upload(['name,email', 'At Last,at.last@example.com']);
    await api.db.execute(sql`ALTER TABLE jobs ADD CONSTRAINT not_now CHECK (kind <> 'people-import') NOT VALID`);
    expect((await api.post(`/api/people/imports/${list.id}/run`, {}, token)).status).toBe(500);
    await api.db.execute(sql`ALTER TABLE jobs DROP CONSTRAINT not_now`);
    expect(await run(list, token)).toMatchObject({ state: 'done', changed: 1 });
  });

  it('is imported once, by the plan it began with', async () => {
    const token = await api.as('admin');
    const list = await upload(['name,email,company', 'Only Once,only.once@example.com,Northfield']);
    const letGo = await hold(sql`SELECT 1 FROM people_imports WHERE id = ${list.id} FOR UPDATE`);
    const running = api.post(`/api/people/imports/${list.id}/run`, {}, token);
    await untilWaiting(1);
    const others = [
      replan(list, { columns: ['fullName', 'email', null] }, token),
      api.post(`/api/people/imports/${list.id}/run`, {}, token),
    ];
    await untilWaiting(3);
    await letGo();
    expect((await running).status).toBe(201);
    expect((await Promise.all(others)).map((answer) => answer.status)).toEqual([409, 409]);
    const now = (await api.get(`/api/people/imports/${list.id}`, token)).body.import;
    expect(now.plan).toEqual(list.plan);
  });
});
