import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';

interface Group {
  groupTitle: string;
  searchLimit: number;
  data: { title: string; email?: string; file?: string }[];
}

describe('the main search', () => {
  const api = testApi();
  const search = async (q: string, token: string) => {
    const answer = await api.get(`/api/main-search/data?q=${encodeURIComponent(q)}`, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.searchArr as Group[];
  };
  const titles = (groups: Group[], name: string) =>
    groups.find((one) => one.groupTitle === name)?.data.map((one) => one.title) ?? [];

  it('answers three groups of at most four', async () => {
    const groups = await search('', await api.as('admin'));
    expect(groups.map((one) => one.groupTitle)).toEqual(['Pages', 'Files', 'Contacts']);
    for (const group of groups) expect(group.data).toHaveLength(4);
  });

  it('finds pages by name and path, files by name, people by name and email', async () => {
    const admin = await api.as('admin');
    expect(titles(await search('invoice', admin), 'Pages')).toContain('Invoices');
    expect(titles(await search('/lms/us', admin), 'Pages')).toEqual(['Users']);
    expect(titles(await search('lab-safe', admin), 'Files')).toEqual(['lab-safety.txt']);
    expect(titles(await search('soren', admin), 'Contacts')).toEqual(['Søren Madsen']);
  });

  it('shows a Student no people, no staff files and no admin pages', async () => {
    const student = await api.as('Student');
    expect(titles(await search('ruth', student), 'Contacts')).toEqual([]);
    expect(titles(await search('lab', student), 'Files')).toEqual([]);
    expect(titles(await search('users', student), 'Pages')).toEqual([]);
  });

  it('gives files that can be opened', async () => {
    const admin = await api.as('admin');
    const file = (await search('lab-safe', admin))[1]?.data[0]?.file ?? '';
    const answer = await api.get(file, admin);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Glasses on');
  });
});

describe('the example lists', () => {
  const api = testApi();

  it('hold a hundred each; select is filtered by its query', async () => {
    const admin = await api.as('admin');
    expect((await api.get('/api/select/data', admin)).body.items).toHaveLength(100);
    const { items } = (await api.get('/api/select/data?query=ALGEBRA', admin)).body;
    expect(items).toHaveLength(4);
    const { autoComplete } = (await api.get('/api/autocomplete/data', admin)).body;
    expect(autoComplete.map((one: { rank: number }) => one.rank)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  });
});
