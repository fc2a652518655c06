import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { doDue } from '#api/due.ts';
import type { PermissionRole } from '#contract/access.ts';
import type { Email, OneEmail } from '#features/email/contract.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { type testApi, unique } from './api.ts';

/** Short ways to write mails as somebody who may. */
export function mailing(api: ReturnType<typeof testApi>) {
  /** Somebody with an empty mailbox. Logins end when a test turns the clock: `again` signs in anew. */
  async function somebody(over: { access?: 'client' | 'Student'; role?: PermissionRole; fullName?: string } = {}) {
    const account = await api.register();
    const { id } = account.user;
    const fullName = over.fullName ?? unique('Somebody ');
    await api.db
      .update(people)
      .set({ fullName, ...(over.access ? { access: over.access } : {}) })
      .where(eq(people.id, id));
    if (over.role) await api.db.insert(personRoles).values({ personId: id, role: over.role });
    let login = { at: -1, token: '' };
    const token = async () => {
      const at = api.now().getTime();
      if (login.at !== at) login = { at, token: (await api.signIn(account.email, account.password)).accessToken };
      return login.token;
    };
    const ask = async (method: string, path: string, body?: unknown) =>
      api.ask(method, path, { token: await token(), ...(body === undefined ? {} : { body }) });
    const done = async (method: string, path: string, body?: unknown, status = 200) => {
      const answer = await ask(method, path, body);
      expect(answer.status, answer.text).toBe(status);
      return answer.body;
    };
    const page = (query: Record<string, string> = {}) =>
      done('GET', `/apps/email/emails?${new URLSearchParams(query)}`);
    const list = async (folder: string, query: Record<string, string> = {}): Promise<Email[]> =>
      (await page({ folder, ...query })).emails;
    const subjects = async (folder: string, query: Record<string, string> = {}) =>
      (await list(folder, query)).map((one) => one.subject);
    const read = (mailId: number): Promise<OneEmail> => done('GET', `/apps/email/get-email?id=${mailId}`);
    const draft = (over: object = {}): Promise<OneEmail> => done('POST', '/apps/email/drafts', over, 201);
    const hold = (over: object): Promise<{ email: OneEmail; undoUntil: string | null; hasMailServer: boolean }> =>
      done('POST', '/apps/email/send', over, 201);
    const update = (emailIds: number[], dataToUpdate: object) =>
      done('POST', '/apps/email/update-emails', { emailIds, dataToUpdate });
    const bulk = (body: object): Promise<{ changed: number; undo: string | null }> =>
      done('POST', '/apps/email/bulk', body);
    async function upload(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
      const form = new FormData();
      form.set('file', new File([content], name, { type }));
      const answer = await api.ask('POST', '/api/files', { raw: form, token: await token() });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.file as { id: number; url: string };
    }
    return {
      ...{
        id,
        email: account.email,
        fullName,
        ask,
        done,
        page,
        list,
        subjects,
        read,
        draft,
        hold,
        update,
        bulk,
        upload,
      },
    };
  }
  type Person = Awaited<ReturnType<typeof somebody>>;

  /** Past the time in which a mail can be called back. */
  async function pass(minutes = 1) {
    api.later(minutes);
    await doDue(api.deps);
  }

  /** Writes and lets the time pass. Answers the sender's copy. */
  async function send(from: Person, to: { email: string }[], over: object = {}): Promise<OneEmail> {
    const { email } = await from.hold({
      to: to.map((one) => ({ email: one.email })),
      subject: unique('Subject '),
      ...over,
    });
    await pass();
    return from.read(email.id);
  }

  return { somebody, send, pass };
}
