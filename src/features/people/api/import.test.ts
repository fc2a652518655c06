import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readTable } from '#api/csv.ts';
import { tidy } from '#api/housekeeping.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { Job } from '#features/jobs/contract.ts';
import type { ImportPlan, ImportRow, PeopleImport } from '#features/people/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { people, peopleImportRows, peopleImports, personRoles } from './tables.ts';

describe('a list of people', () => {
  const api = testApi();
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

  it('is looked at, then taken in: new people wait for an invitation, known ones are changed', async () => {
    const list = await upload([
      'Name,E-Mail,Role,School',
      'Ada Byron,ada@example.com,STUDENT,Northfield',
      'Grace Hopper,grace@example.com,,Northfield',
      'Elif Demir,ELIF.DEMIR@alderbrook.school,,Northfield Academy South',
    ]);
    expect(list).toMatchObject({
      fileName: 'list.csv',
      headings: ['Name', 'E-Mail', 'Role', 'School'],
      plan: { columns: ['fullName', 'email', 'role', 'company'], existing: 'update', role: 'Student', invite: false },
      rows: 3,
      counts: { create: 2, update: 1, same: 0, skip: 0, wrong: 0 },
      problems: [],
      jobId: null,
    });
    expect(await personOf('ada@example.com')).toBeUndefined();
    const token = await api.as('admin');
    const job = await run(list, token);
    expect(job).toMatchObject({ kind: 'people-import', state: 'done', total: 3, changed: 3, failed: 0 });
    expect(job.detail).toMatchObject({ created: 2, updated: 1 });
    expect(await personOf('ada@example.com')).toMatchObject({
      ...{ fullName: 'Ada Byron', username: 'abyron', access: 'Student', status: 'pending' },
      ...{ company: 'Northfield', passwordHash: null },
    });
    // The email is written differently in the file: that is a change of its letters, not of the mailbox.
    expect(await personOf('ELIF.DEMIR@alderbrook.school')).toMatchObject({ company: 'Northfield Academy South' });
    const again = await api.get(`/api/people/imports/${list.id}`, token);
    expect(again.body.import.jobId).toBe(job.id);
    expect((await api.post(`/api/people/imports/${list.id}/run`, {}, token)).status).toBe(409);
    expect((await replan(list, {}, token)).status).toBe(409);
    const entries = (await api.db.select().from(auditEntries).orderBy(auditEntries.id)).slice(-4);
    expect(entries.map((entry) => [entry.action, entry.subjectName])).toEqual([
      ['person-added', 'Ada Byron'],
      ['person-added', 'Grace Hopper'],
      ['person-changed', 'Elif Demir'],
      ['people-imported', 'list.csv'],
    ]);
  });

  it('finds its columns in other languages and in exports of other products, and by what is in them', async () => {
    const guess = async (heading: string, row: string) => (await upload([heading, row])).plan.columns;
    expect(await guess('Vorname;Nachname;E-Mail-Adresse;Rolle', 'A;B;a1@example.com;Schüler')).toEqual([
      ...['firstName', 'lastName', 'email', 'role'],
    ]);
    expect(await guess('Prénom\tNom de famille\tCourriel\tPays', 'A\tB\ta2@example.com\tFrance')).toEqual([
      ...['firstName', 'lastName', 'email', 'country'],
    ]);
    expect(await guess('الاسم الكامل,البريد الإلكتروني,الدور', 'ا ب,a3@example.com,طالب')).toEqual([
      ...['fullName', 'email', 'role'],
    ]);
    expect(await guess('username,firstname,lastname,email,course1', 'a4,A,B,a4@example.com,x')).toEqual([
      ...['username', 'firstName', 'lastName', 'email', null],
    ]);
    expect(await guess('Who,Where to write,Name,Name', 'x,a5@example.com,A B,C')).toEqual([
      ...[null, 'email', 'fullName', null],
    ]);
  });

  it('takes first and last names together', async () => {
    const list = await upload(['First name,Last name,Email', 'Mary,Shelley,mary@example.com']);
    await run(list);
    expect(await personOf('mary@example.com')).toMatchObject({ fullName: 'Mary Shelley', username: 'mshelley' });
  });

  it('says of each row what is wrong with it, by column', async () => {
    const list = await upload([
      'name,email,username,role,status,password',
      'No Mail,,,,,',
      ',noname@example.com,,,,',
      'Bad Mail,nonsense,,,,',
      'Bad Role,badrole@example.com,,king,,',
      'Bad Status,badstatus@example.com,,,gone,',
      'Bad Username,badusername@example.com,a b,,,',
      'Bad Password,badpassword@example.com,,,,short',
      'Twice One,twice@example.com,,,,',
      'Twice Two,TWICE@example.com,,,,',
      'Taken Username,taken@example.com,ADMIN,,,',
      `${'x'.repeat(121)},long@example.com,,,,`,
      'Right One,right@example.com,right.one,client,active,Long-enough-1',
    ]);
    expect(list.counts).toEqual({ create: 2, update: 0, same: 0, skip: 0, wrong: 10 });
    expect(await problemsOf(list)).toEqual([
      [[1, 'There is no email in this row.']],
      [[0, 'There is no name in this row.']],
      [[1, 'Enter a complete email, such as name@school.org.']],
      [[3, 'Choose from admin, client, Student.']],
      [[4, 'Choose from active, inactive, pending, suspended.']],
      [[2, 'Use letters, digits, dots, dashes and underscores only.']],
      [[5, 'Use at least 8 characters.']],
      [],
      [[1, 'This email is in line 9 already.']],
      [[2, 'This username is already in use.']],
      [[0, 'Use at most 120 characters.']],
      [],
    ]);
    expect((await rowsOf(list, '&outcome=wrong')).map((row) => row.line)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);
    const page = await api.get(`/api/people/imports/${list.id}/rows?page=2&perPage=5`, await api.as('admin'));
    expect(page.body).toMatchObject({ total: 12, rows: [{ line: 7 }, {}, {}, {}, {}] });
  });

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

  it('leaves people as they are who are there already, or refuses them, as chosen', async () => {
    const list = await upload(['name,email', 'Other Name,jonas.keller@alderbrook.school', 'New,new1@example.com']);
    expect(list.counts).toMatchObject({ create: 1, update: 1 });
    const skip = await replan(list, { existing: 'skip', role: 'client' });
    expect(skip.body.import.counts).toMatchObject({ create: 1, skip: 1, update: 0 });
    const refuse = await replan(list, { existing: 'refuse' });
    expect(refuse.body.import.counts).toMatchObject({ create: 1, wrong: 1 });
    expect((await problemsOf(list))[0]).toEqual([[-1, 'This person is there already.']]);
    await replan(list, { existing: 'skip', role: 'client' });
    await run(list);
    expect(await personOf('jonas.keller@alderbrook.school')).toMatchObject({ fullName: 'Jonas Keller' });
    expect(await personOf('new1@example.com')).toMatchObject({ access: 'client' });
  });

  it('is understood anew when a column means something else', async () => {
    const list = await upload(['one,two', 'Some Body,some@example.com']);
    expect(list.plan.columns).toEqual([null, 'email']);
    const token = await api.as('admin');
    const named = await replan(list, { columns: ['fullName', 'email'] }, token);
    expect(named.body.import).toMatchObject({ counts: { create: 1 }, problems: [] });
    const twice = await replan(list, { columns: ['email', 'email'] }, token);
    expect(twice.body.import.problems).toEqual(['Choose each field for one column only.']);
    const none = await replan(list, { columns: ['fullName', null] }, token);
    expect(none.body.import.problems[0]).toContain('Choose which column holds the email.');
    expect((await api.post(`/api/people/imports/${list.id}/run`, {}, token)).status).toBe(409);
    expect((await replan(list, { columns: ['email'] }, token)).status).toBe(400);
    expect((await replan(list, { columns: ['x', 'email'] as never }, token)).status).toBe(400);
  });

  it('finds people by id, else by email, else by username', async () => {
    const [nora, omar, petra] = [
      await personOf('nora.halvorsen@alderbrook.school'),
      await personOf('omar.farouk@alderbrook.school'),
      await personOf('petra.svoboda@alderbrook.school'),
    ];
    const list = await upload([
      'id,fullName,username,email,contact',
      `${nora?.id},Nora Halvorsen,,nora.new@example.com,1`,
      `,Omar Farouk,,${omar?.email},2`,
      `,,${petra?.username},,3`,
      `${nora?.id},,,,4`,
      `${omar?.id},Somebody Else,else,else@example.com,5`,
      `999999,Not There,,notthere@example.com,6`,
    ]);
    expect((await rowsOf(list)).map((row) => row.outcome)).toEqual([
      ...['update', 'update', 'update', 'wrong', 'wrong', 'create'],
    ]);
    expect((await problemsOf(list)).slice(3, 5)).toEqual([
      [[-1, 'This person is in line 2 already.']],
      [
        [-1, 'This person is in line 3 already.'],
        [0, 'This id belongs to somebody else.'],
      ],
    ]);
    await api.db
      .update(people)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(people.id, nora?.id ?? 0));
    const mails = api.mails.length;
    await run(list);
    const moved = await personOf('nora.new@example.com');
    expect(moved).toMatchObject({ id: nora?.id, contact: '1', emailVerifiedAt: null });
    expect(api.mails.slice(mails)).toEqual([expect.objectContaining({ to: 'nora.halvorsen@alderbrook.school' })]);
    expect(await personOf(omar?.email ?? '')).toMatchObject({ contact: '2' });
    expect(await personOf(petra?.email ?? '')).toMatchObject({ contact: '3' });
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

  it('may begin with empty lines and with the line that tells Excel the separator', async () => {
    const list = await upload('\r\nsep=;\r\n\r\nname;email\r\nLate,late1@example.com;nonsense\r\n');
    expect(list).toMatchObject({ headings: ['name', 'email'], rows: 1, plan: { columns: ['fullName', 'email'] } });
    expect(await rowsOf(list)).toMatchObject([{ line: 5, cells: ['Late,late1@example.com', 'nonsense'] }]);
  });

  it('that was exported changes nothing', async () => {
    await api.db
      .update(people)
      .set({ contact: '+44 20 7946', company: '\'=Odd, "School"', country: ' ' })
      .where(eq(people.email, 'student@demo.com'));
    const everybody = () => api.db.select().from(people).orderBy(people.id);
    const token = await api.as('admin');
    const before = await everybody();
    const { text } = await api.get('/api/people/export?format=csv', token);
    const list = await upload(text, token);
    expect(list.plan.columns.slice(-2)).toEqual([null, null]);
    expect(list.counts).toEqual({ create: 0, update: 0, same: before.length, skip: 0, wrong: 0 });
    const job = await run(list, token);
    expect(job).toMatchObject({ changed: 0, failed: 0, total: 0 });
    expect(await everybody()).toEqual(before);
  });

  it('sends invitations to the new ones when that is wanted', async () => {
    const list = await upload(['name,email', 'Inv One,inv1@example.com', 'Inv Two,inv2@example.com']);
    await replan(list, { invite: true });
    await run(list);
    const mails = api.mails.filter((mail) => mail.to.startsWith('inv'));
    expect(mails.map((mail) => mail.to)).toEqual(['inv1@example.com', 'inv2@example.com']);
    const token = /token=(\S+)/.exec(mails[0]?.text ?? '')?.[1];
    expect((await api.post('/jwt/reset-password', { token, password: 'My-own-word-7' })).status).toBe(200);
    expect(await personOf('inv1@example.com')).toMatchObject({ status: 'active' });
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

  it('of ten thousand goes in', async () => {
    const word = unique('mass');
    const lines = Array.from({ length: 10_000 }, (_, at) => `Person ${at},${word}${at}@example.com,School ${at % 9}`);
    const token = await api.as('admin');
    const list = await upload(['name,email,company', ...lines], token);
    expect(list.counts.create).toBe(10_000);
    expect(await run(list, token)).toMatchObject({ state: 'done', changed: 10_000, failed: 0 });
    const made = await api.db
      .select({ username: people.username })
      .from(people)
      .where(like(people.email, `${word}%`));
    expect(new Set(made.map((one) => one.username.toLowerCase())).size).toBe(10_000);
  }, 180_000);
});
