import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { importing } from '../../../../tests/api/importing.ts';
import { people } from './tables.ts';

describe('a list of people', () => {
  const api = testApi();
  const { upload, replan, rowsOf, problemsOf, run, personOf } = importing(api);

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
    await doDue(api.deps);
    const moved = await personOf('nora.new@example.com');
    expect(moved).toMatchObject({ id: nora?.id, contact: '1', emailVerifiedAt: null });
    expect(api.mails.slice(mails)).toEqual([expect.objectContaining({ to: 'nora.halvorsen@alderbrook.school' })]);
    expect(await personOf(omar?.email ?? '')).toMatchObject({ contact: '2' });
    expect(await personOf(petra?.email ?? '')).toMatchObject({ contact: '3' });
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
    await doDue(api.deps);
    const mails = api.mails.filter((mail) => mail.to.startsWith('inv'));
    expect(mails.map((mail) => mail.to).sort()).toEqual(['inv1@example.com', 'inv2@example.com']);
    const first = mails.find((mail) => mail.to === 'inv1@example.com');
    const token = /token=(\S+)/.exec(first?.text ?? '')?.[1];
    expect((await api.post('/jwt/reset-password', { token, password: 'My-own-word-7' })).status).toBe(200);
    expect(await personOf('inv1@example.com')).toMatchObject({ status: 'active' });
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
