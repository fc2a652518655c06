import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTION_KINDS } from '#contract/questionKinds.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { arbitraryQuestion } from '../../../../tests/questions/arbitrary.ts';
import { questionBank, SINGLE } from '../../../../tests/questions/bank.ts';

const bodyOf = (question: object) => {
  const { name, text, content, generalFeedback, points, difficulty, status, tags, category } =
    question as QuestionBody & {
      category: { id: number } | null;
    };
  return { name, text, content, generalFeedback, points, difficulty, status, tags, categoryId: category?.id ?? null };
};

describe('a question', () => {
  const api = testApi();
  const bank = questionBank(api);

  it('is added with what was left out filled in, and read again as it was answered', async () => {
    const added = await bank.add({ tags: ['Plants'] });
    expect(added).toMatchObject({
      kind: 'single',
      name: '',
      status: 'draft',
      difficulty: 'medium',
      points: 1,
      tags: ['Plants'],
      version: 1,
      category: null,
      answered: 0,
      facility: null,
      author: { fullName: 'Ruth Adeyemi' },
      changedBy: { fullName: 'Ruth Adeyemi' },
    });
    expect(await bank.read(added.id)).toEqual(added);
    expect(added.createdAt).toBe(added.changedAt);
  });

  it.each(QUESTION_KINDS)('of the kind %s is read exactly as it was saved', async (kind) => {
    await fc.assert(
      fc.asyncProperty(arbitraryQuestion(kind), async (body) => {
        // Tags are shared, what is ready has no gaps, pictures have to be there: these have tests of their own.
        const given = { ...body, status: 'draft', tags: [] };
        const clean = JSON.parse(JSON.stringify(given).replaceAll(/<img src=\\"[^>]*>/g, '')) as QuestionBody;
        const added = await bank.add(clean);
        expect(bodyOf(added)).toEqual(clean);
        const unchanged = await bank.save(added.id, { ...clean, version: 1 });
        expect(unchanged.body.question.version).toBe(1);
      }),
      { numRuns: 25 },
    );
  });

  it('is stored clean: nothing that runs, nothing from elsewhere', async () => {
    const nasty = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://example.com/a.png"></p>';
    const content = {
      kind: 'single',
      answers: [
        { text: nasty, fraction: 100, feedback: nasty },
        { text: '<p>b</p>', fraction: 0, feedback: '' },
      ],
    };
    const added = await bank.add({ text: nasty, generalFeedback: nasty, content });
    expect(JSON.stringify(added)).not.toMatch(/script|onclick|example\.com/);
    expect(added.text).toBe('<p>Hi</p>');
  });

  it('is refused as ready while it has gaps, by the names of the fields, and nothing is stored', async () => {
    const { total } = await bank.list();
    const gaps = { text: ' ', content: { kind: 'single', answers: [{ text: '<p></p>' }] }, status: 'ready' };
    const refused = await bank.send('POST', '/api/questions', gaps);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error).sort()).toEqual(['content.answers', 'content.answers.0.text', 'text']);
    expect((await bank.list()).total).toBe(total);
    const draft = await bank.add({ ...gaps, status: 'draft' });
    const again = await bank.save(draft.id, { ...gaps, version: 1 });
    expect(again.status).toBe(400);
    expect((await bank.read(draft.id)).version).toBe(1);
    // A picture from elsewhere is taken out first: it leaves nothing to read.
    const hollow = await bank.send('POST', '/api/questions', {
      ...SINGLE,
      text: '<img src="https://example.com/a.png">',
      status: 'ready',
    });
    expect(hollow.body.error.text).toBeDefined();
  });

  it('is refused with what is wrong in it, named by its path', async () => {
    const cases: [object, string][] = [
      [{ points: -1 }, 'points'],
      [{ difficulty: 'brutal' }, 'difficulty'],
      [{ content: { kind: 'cloze' } }, 'content.kind'],
      [{ categoryId: 999_999 }, 'categoryId'],
      [{ tags: [''] }, 'tags.0'],
      [{ content: { kind: 'numerical', answers: [{ value: 1, tolerance: -1 }] } }, 'content.answers.0.tolerance'],
      [{ text: 'a\u0000b' }, 'text'],
    ];
    for (const [over, field] of cases) {
      const answer = await bank.send('POST', '/api/questions', { ...SINGLE, ...over });
      expect(answer.status, field).toBe(400);
      expect(Object.keys(answer.body.error), field).toEqual([field]);
    }
  });

  it('gets a new version with every change, who made it and when, and none without a change', async () => {
    const added = await bank.add({ tags: ['Leaves'] });
    api.later(5);
    const body = { ...bodyOf(added), text: '<p>Which gas do plants give off?</p>' };
    const changed = (await bank.save(added.id, { ...body, version: 1 })).body.question;
    expect(changed).toMatchObject({ version: 2, text: body.text, createdAt: added.createdAt });
    expect(changed.changedAt > added.changedAt).toBe(true);
    const same = (await bank.save(added.id, { ...body, version: 2 })).body.question;
    expect(same).toEqual(changed);
    const { versions } = (await bank.send('GET', `/api/questions/${added.id}/versions`)).body;
    expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1]);
    expect(versions[0]).toMatchObject({ by: { fullName: 'Ruth Adeyemi' }, status: 'draft', at: changed.changedAt });
    const first = (await bank.send('GET', `/api/questions/${added.id}/versions/1`)).body.version;
    expect(first.question).toEqual(bodyOf(added));
  });

  it('is never overwritten by somebody who started from an older version', async () => {
    const added = await bank.add();
    const body = bodyOf(added);
    await bank.save(added.id, { ...body, name: 'Mine', version: 1 });
    const late = await bank.save(added.id, { ...body, name: 'Theirs', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.error).toMatch(/^Somebody changed this question since/);
    expect(await bank.read(added.id)).toMatchObject({ name: 'Mine', version: 2 });
  });

  it('is stored once when its writer sends the same again after a lost answer', async () => {
    const added = await bank.add({ tags: [unique('Tag')] });
    const body = { ...bodyOf(added), name: 'Sent twice', tags: added.tags.map((tag) => tag.toUpperCase()), version: 1 };
    const first = await bank.save(added.id, body);
    const again = await bank.save(added.id, body);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(again.body.question.version).toBe(2);
    // Somebody else, who wrote the same from the older version, is told.
    const { accessToken: token } = await bank.client('administrator');
    const { status } = await api.ask('PUT', `/api/questions/${added.id}`, { token, body });
    expect(status).toBe(409);
  });

  it('has one winner when many save at once', async () => {
    const added = await bank.add();
    const tries = Array.from({ length: 8 }, (_, n) =>
      bank.save(added.id, { ...bodyOf(added), name: `Try ${n}`, tags: [`t${n}`, 'common'], version: 1 }),
    );
    const statuses = (await Promise.all(tries)).map((one) => one.status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await bank.read(added.id)).version).toBe(2);
  });

  it('takes an old version back as a new one; the category stays when its old one is gone', async () => {
    const [old, other] = [await bank.addCategory(unique('Old')), await bank.addCategory(unique('New'))];
    const added = await bank.add({ categoryId: old.id, name: 'First' });
    await bank.save(added.id, { ...bodyOf(added), name: 'Second', categoryId: other.id, version: 1 });
    await bank.send('DELETE', `/api/questions/categories?id=${old.id}`);
    const restored = await bank.send('POST', `/api/questions/${added.id}/restore`, { version: 1 });
    expect(restored.body.question).toMatchObject({ name: 'First', version: 3, category: { id: other.id } });
    expect((await bank.send('POST', `/api/questions/${added.id}/restore`, { version: 9 })).status).toBe(404);
  });

  it('is deleted with its versions', async () => {
    const added = await bank.add();
    const gone = await bank.send('DELETE', `/api/questions?id=${added.id}`);
    expect(gone.body).toEqual({ id: added.id });
    for (const path of [`/${added.id}`, `/${added.id}/versions`, `/${added.id}/versions/1`]) {
      expect((await bank.send('GET', `/api/questions${path}`)).status, path).toBe(404);
    }
    expect((await bank.send('DELETE', '/api/questions', { id: added.id })).status).toBe(404);
    expect((await bank.save(added.id, { ...bodyOf(added), version: 1 })).status).toBe(404);
  });

  it('is not there under an id that cannot be', async () => {
    for (const id of ['0', 'x', '99999999999', '1.5']) {
      expect((await bank.send('GET', `/api/questions/${id}`)).status, id).toBe(404);
    }
  });

  it('leaves a line in the audit log and tells open pages of staff, not of students', async () => {
    api.events.length = 0;
    const added = await bank.add({ name: unique('Audited') });
    await bank.save(added.id, { ...bodyOf(added), points: 3, version: 1 });
    await bank.send('POST', `/api/questions/${added.id}/restore`, { version: 1 });
    await bank.send('DELETE', `/api/questions?id=${added.id}`);
    const entries = (await api.db.select().from(auditEntries)).filter((one) => one.subjectId === added.id);
    expect(entries.map((one) => one.action)).toEqual([
      'question-added',
      'question-changed',
      'question-restored',
      'question-deleted',
    ]);
    expect(entries[1]).toMatchObject({ subjectName: added.name, detail: { version: 2, fields: ['points'] } });
    const told = api.events.filter((one) => one.topic === 'questions');
    expect(told).toHaveLength(4);
    expect(told.every((one) => one.people === 'staff' && one.ids[0] === added.id)).toBe(true);
  });
});

describe('tags', () => {
  const api = testApi();
  const bank = questionBank(api);
  const countOf = async (name: string) => (await bank.tags(name)).find((one) => one.name === name)?.count;

  it('are one whatever their case, spelled as they were first', async () => {
    const name = unique('Tundra');
    await bank.add({ tags: [name] });
    const second = await bank.add({ tags: [name.toUpperCase(), 'x', name.toLowerCase()] });
    expect(second.tags).toEqual([name, 'x']);
    expect(await countOf(name)).toBe(2);
    expect((await bank.list(`tag=${name.toLowerCase()}`)).total).toBe(2);
  });

  it('are counted as questions come, change and go, and leave when nobody uses them', async () => {
    const [a, b] = [unique('Alpha'), unique('Beta')];
    const one = await bank.add({ tags: [a] });
    const two = await bank.add({ tags: [a, b] });
    expect([await countOf(a), await countOf(b)]).toEqual([2, 1]);
    await bank.save(one.id, { ...bodyOf(one), tags: [b], version: 1 });
    expect([await countOf(a), await countOf(b)]).toEqual([1, 2]);
    await bank.send('DELETE', `/api/questions?id=${two.id}`);
    expect([await countOf(a), await countOf(b)]).toEqual([undefined, 1]);
    await bank.send('DELETE', `/api/questions?id=${one.id}`);
    expect(await bank.tags(b)).toEqual([]);
  });

  it('are found by a part, without accents, most used first', async () => {
    const found = await bank.tags('passe');
    expect(found.map((one) => one.name)).toContain('Passé composé');
    const all = await bank.tags();
    expect(all[0]?.name).toBe('Exam 2026');
    expect(all.map((one) => one.count)).toEqual(all.map((one) => one.count).sort((x, y) => y - x));
  });
});
