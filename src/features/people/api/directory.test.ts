import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

const api = testApi();

const names = (body: { people: { fullName: string }[] }) => body.people.map((one) => one.fullName);

describe('the directory', () => {
  it('finds people by a part of their name, without accents and case', async () => {
    const token = await api.as('admin');
    const { status, body } = await api.get('/api/directory?for=email&q=CHLOE', token);
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Chloé Laurent']);
    expect(Object.keys(body.people[0]).sort()).toEqual(['access', 'avatar', 'email', 'fullName', 'id']);
  });

  it('offers students for mails, and nobody for tasks who cannot open them', async () => {
    const token = await api.as('admin');
    expect(names((await api.get('/api/directory?for=email&q=Amara', token)).body)).toEqual(['Amara Okafor']);
    expect(names((await api.get('/api/directory?for=chat&q=Amara', token)).body)).toEqual([]);
    // Samir holds the role of a user, which opens to-dos; Henrik may only look, which does not.
    expect(names((await api.get('/api/directory?for=todo&q=Samir', token)).body)).toEqual(['Samir Haddad']);
    expect(names((await api.get('/api/directory?for=todo&q=Henrik', token)).body)).toEqual([]);
    expect(names((await api.get('/api/directory?for=kanban&q=Henrik', token)).body)).toEqual(['Henrik Aalto']);
  });

  it('answers those alone who are asked for by id', async () => {
    const token = await api.as('admin');
    const { body } = await api.get('/api/directory?for=email&q=Amara', token);
    const [amara] = body.people;
    const again = await api.get(`/api/directory?for=email&ids=${amara.id}`, token);
    expect(again.body).toEqual({ people: [amara], total: 1 });
  });

  it('is closed to who may not use what the people are looked up for, and to students', async () => {
    const client = await api.as('client');
    expect((await api.get('/api/directory?for=email', client)).status).toBe(403);
    const student = await api.as('Student');
    expect((await api.get('/api/directory?for=chat', student)).status).toBe(403);
  });

  it('says what is wrong with a question', async () => {
    const token = await api.as('admin');
    const { status, body } = await api.get('/api/directory?for=lunch', token);
    expect(status).toBe(400);
    expect(body.error.for[0]).toContain('Choose from');
  });
});
