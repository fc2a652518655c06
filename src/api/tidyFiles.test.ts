import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteLoose } from '#api/looseObjects.ts';
import type { Storage } from '#api/storage.ts';
import { moveContents, sweepAttachments, tidyFiles } from '#api/tidyFiles.ts';
import { fileContents, files, looseObjects } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { questionFiles, questions } from '#features/questions/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { pngOf } from '../../tests/support/pictures.ts';

describe('tidying files', () => {
  const api = testApi();
  async function upload(token: string, query = '', text = 'x') {
    const form = new FormData();
    form.set('file', new File([text], 'a.txt', { type: 'text/plain' }));
    const { status, body } = await api.ask('POST', `/api/files${query}`, { raw: form, token });
    return { status, ...(body.file as { id: number; url: string }) };
  }
  const rowOf = async (id: number) => (await api.db.select().from(files).where(eq(files.id, id)))[0];
  const isKept = async (key: string | null | undefined) =>
    (await api.db.$count(fileContents, eq(fileContents.key, key ?? ''))) > 0;
  /** The storage as it is, except for what a test breaks. */
  const withStorage = (broken: Partial<Storage>) => ({ ...api.deps, storage: { ...api.deps.storage, ...broken } });
  const fails = () => Promise.reject(new Error('no connection'));

  it('moves contents that are in their rows to the storage, and they are served before and after', async () => {
    const { accessToken, user } = await api.register();
    const content = pngOf(
      Uint8Array.from({ length: 900 }, (_, i) => i % 256),
      { width: 7, height: 9 },
    );
    const old = { ownerId: user.id, name: 'old.png', type: 'image/png', size: content.length, content };
    const [stored] = await api.db.insert(files).values(old).returning();
    const id = stored?.id ?? 0;
    const read = async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const answer = await api.app.request(`/api/files/${id}/old.png`, { headers });
      return { tag: answer.headers.get('etag'), bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    const before = await read();
    expect(before.bytes).toEqual(content);
    await Promise.all([moveContents(api.deps), moveContents(api.deps)]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ content: null, width: 7, height: 9 });
    expect(await read()).toEqual(before);
    // Of two processes that move one file at the same time, the second leaves what it wrote to be deleted.
    await deleteLoose(api.deps);
    expect(await isKept(row?.storageKey)).toBe(true);
    expect(await api.db.$count(looseObjects)).toBe(0);
    expect(await api.db.$count(fileContents)).toBe(await api.db.$count(files, isNotNull(files.storageKey)));
  });

  it('leaves a content in its row while the storage does not take it', async () => {
    const { user } = await api.register();
    const old = { ownerId: user.id, name: 'a.txt', type: 'text/plain', size: 1, content: new Uint8Array([65]) };
    const [stored] = await api.db.insert(files).values(old).returning();
    await expect(moveContents(withStorage({ put: fails }))).rejects.toThrow('no connection');
    expect((await rowOf(stored?.id ?? 0))?.storageKey).toBeNull();
    await tidyFiles(api.deps);
    expect((await rowOf(stored?.id ?? 0))?.content).toBeNull();
  });

  it('deletes the content after the row, and again later when the storage cannot', async () => {
    const token = await api.as('admin');
    const { id } = await upload(token);
    const key = (await rowOf(id))?.storageKey;
    await api.db.delete(files).where(eq(files.id, id));
    await expect(deleteLoose(withStorage({ delete: fails }))).rejects.toThrow();
    expect(await isKept(key)).toBe(true);
    await deleteLoose(api.deps);
    expect(await isKept(key), 'not yet: it is tried again some minutes later').toBe(true);
    api.later(11);
    await deleteLoose(api.deps);
    expect(await isKept(key)).toBe(false);
    expect(await api.db.$count(looseObjects)).toBe(0);
  });

  it('deletes one by one what a storage does not delete together', async () => {
    const token = await api.as('admin');
    const [stuck, other] = [await rowOf((await upload(token)).id), await rowOf((await upload(token)).id)];
    await api.db.delete(files).where(eq(files.id, stuck?.id ?? 0));
    await api.db.delete(files).where(eq(files.id, other?.id ?? 0));
    const storage = {
      delete: (keys: string[]) => (keys.includes(stuck?.storageKey ?? '') ? fails() : api.deps.storage.delete(keys)),
    };
    await expect(deleteLoose(withStorage(storage))).rejects.toThrow('some objects could not be deleted');
    expect([await isKept(stuck?.storageKey), await isKept(other?.storageKey)]).toEqual([true, false]);
    api.later(11);
    await deleteLoose(api.deps);
  });

  it('takes the contents of a deleted person away with their rows', async () => {
    const { accessToken, user } = await api.register();
    const key = (await rowOf((await upload(accessToken)).id))?.storageKey;
    await api.db.delete(people).where(eq(people.id, user.id));
    await tidyFiles(api.deps);
    expect(await isKept(key)).toBe(false);
  });

  it('leaves nothing behind of an upload that broke off, and never deletes one that is under way', async () => {
    const key = 'ab'.repeat(16);
    const dueAt = new Date(api.now().getTime() + 3_600_000);
    await api.db.insert(looseObjects).values({ key, dueAt });
    await api.deps.storage.put(key, new Uint8Array([1]), 'text/plain');
    await deleteLoose(api.deps);
    expect(await isKept(key)).toBe(true);
    api.later(61);
    await deleteLoose(api.deps);
    expect(await isKept(key)).toBe(false);
  });

  it('takes attachments away that nothing has shown for a day, and nothing that people keep', async () => {
    const token = await api.as('admin');
    const [kept, loose, shown] = [
      await upload(token),
      await upload(token, '?for=attachment'),
      await upload(token, '?for=attachment'),
    ];
    const [question] = await api.db.select({ id: questions.id }).from(questions).limit(1);
    await api.db.insert(questionFiles).values({ questionId: question?.id ?? 0, fileId: shown.id });
    const there = async () => {
      await sweepAttachments(api.deps);
      return Promise.all([kept, loose, shown].map(async ({ id }) => (await rowOf(id)) !== undefined));
    };
    api.later(23 * 60);
    expect(await there()).toEqual([true, true, true]);
    api.later(2 * 60);
    expect(await there()).toEqual([true, false, true]);
    // Its day begins when the last thing that showed it is gone.
    await api.db.delete(questionFiles).where(eq(questionFiles.fileId, shown.id));
    expect(await there()).toEqual([true, false, true]);
    api.later(25 * 60);
    expect(await there()).toEqual([true, false, false]);
  });
});
