import { describe, expect, it } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { testApi } from '../../../../tests/api/api.ts';

interface Entry {
  id: number;
  link: string;
  isBookmarked: boolean;
}

describe('bookmarks', () => {
  const api = testApi();
  const data = async (token: string) =>
    (await api.get('/api/bookmarks/data', token)).body as { suggestions: Entry[]; bookmarks: Entry[] };
  const flip = (id: unknown, token: string) => api.post('/api/bookmarks/update', { id }, token);

  it('are flipped by each call, each person for themselves, and open pages hear of it', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    expect((await flip(20, mine.accessToken)).body).toEqual({ id: 20, isBookmarked: true });
    expect((await data(mine.accessToken)).bookmarks.map((one) => one.id)).toEqual([3, 4, 5, 6, 20]);
    expect((await data(other.accessToken)).bookmarks.map((one) => one.id)).toEqual([3, 4, 5, 6]);
    expect(api.events.at(-1)).toEqual({ people: [mine.user.id], topic: 'bookmarks', ids: [20] });
    expect((await flip(20, mine.accessToken)).body).toEqual({ id: 20, isBookmarked: false });
  });

  it('are flipped as often as they are asked to be, at once too', async () => {
    const { accessToken } = await api.register();
    const answers = await Promise.all(Array.from({ length: 11 }, () => flip(20, accessToken)));
    expect(answers.filter(({ body }) => body.isBookmarked)).toHaveLength(6);
    expect((await data(accessToken)).bookmarks.map((one) => one.id)).toContain(20);
  });

  it('suggest all pages to an admin and to a Student what a Student may see', async () => {
    const admin = await data(await api.as('admin'));
    expect(admin.suggestions).toHaveLength(PAGES.filter((page) => page.access !== 'Student').length);
    const student = await data(await api.as('Student'));
    const links = student.suggestions.map((one) => one.link);
    expect(links).toContain('/student');
    expect(links).not.toContain('/lms/users');
  });

  it('begin with four for everybody, which can be taken off and put back whoever may open them', async () => {
    const student = await api.as('Student');
    for (const isBookmarked of [false, true]) expect((await flip(3, student)).body).toEqual({ id: 3, isBookmarked });
    await flip(3, student);
    expect((await data(student)).suggestions).toContainEqual(expect.objectContaining({ id: 3, isBookmarked: false }));
    await flip(3, student);
  });

  it('answer 404 for a page that is not there or not for this person, and 400 for no id', async () => {
    const student = await api.as('Student');
    expect((await flip(99_999, student)).status).toBe(404);
    expect((await flip(20, student)).status).toBe(404);
    expect((await flip('x', student)).body.error.id).toBeDefined();
  });

  it('point at pages whose ids and paths are used once', () => {
    expect(new Set(PAGES.map((page) => page.id)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map((page) => page.link)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map((page) => page.target)).size).toBe(PAGES.length);
  });
});
