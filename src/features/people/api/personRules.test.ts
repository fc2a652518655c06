import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { importing } from '../../../../tests/api/importing.ts';
import { personCalls, STATES } from '../../../../tests/api/persons.ts';
import { people } from './tables.ts';

const api = testApi();
const { idOf, add, added, act, change, remove, give, manager } = personCalls(api);

describe('nobody', () => {
  it('suspends, demotes or deletes themselves', async () => {
    const token = await api.as('admin');
    const own = await idOf('admin@demo.com');
    const refused = (await api.get(`/api/people/${own}`, token)).body.person.refused;
    expect(refused).toEqual({
      change: null,
      email: 'Change your own email in your account settings: your password is asked for there.',
      suspend: 'You cannot suspend yourself.',
      role: 'You cannot change your own role.',
      delete: 'You cannot delete yourself.',
      viewAs: 'You are looking at the product as yourself already.',
    });
    for (const answer of [
      await act(own, 'suspend', token),
      await change(own, { role: 'client' }, token),
      await remove(own, token),
    ]) {
      expect(answer.status, answer.text).toBe(409);
    }
    const [admin] = await api.db.select().from(people).where(eq(people.id, own));
    expect(admin).toMatchObject({ access: 'admin', status: 'active' });
    expect((await change(own, { role: 'admin', company: 'Alderbrook' }, token)).status).toBe(200);
  });

  it('changes their own email where no password is asked for', async () => {
    const one = await added({ role: 'admin', password: 'Long-enough-1' });
    const { accessToken } = await api.signIn(one.email, 'Long-enough-1');
    const says = 'Change your own email in your account settings: your password is asked for there.';
    const account = (body: object) => api.ask('PATCH', `/api/people/${one.id}/account`, { token: accessToken, body });
    const { version } = (await api.get(`/api/people/${one.id}/account`, accessToken)).body.account;
    for (const answer of [
      await change(one.id, { email: 'elsewhere@example.com' }, accessToken),
      await account({ version, email: 'elsewhere@example.com' }),
    ])
      expect([answer.status, answer.body.error]).toEqual([409, says]);
    const { upload, rowsOf } = importing(api);
    const list = await upload([`id,name,email`, `${one.id},${one.fullName},elsewhere@example.com`], accessToken);
    expect((await rowsOf(list, '', accessToken))[0]?.problems).toEqual([{ column: 2, message: says }]);
    // The same mailbox in other letters, and what is no email.
    const kept = await change(one.id, { email: one.email.toUpperCase(), company: 'Here' }, accessToken);
    expect(kept.status, kept.text).toBe(200);
    // An administrator changes everybody else's.
    expect((await change(one.id, { email: 'elsewhere@example.com' }, await api.as('admin'))).status).toBe(200);
  });

  it('but an administrator makes administrators or touches their accounts', async () => {
    const { token } = await manager();
    const admin = await idOf('grace.mbeki@alderbrook.school');
    const student = await added({ password: 'Long-enough-1' });
    expect((await add({ role: 'admin' }, token)).status).toBe(403);
    expect((await change(student.id, { role: 'admin' }, token)).status).toBe(403);
    const tries = [
      await change(admin, { email: 'mine@example.com' }, token),
      await change(admin, { role: 'Student' }, token),
      await remove(admin, token),
      await api.ask('DELETE', `/api/people/${admin}/sessions`, { token }),
    ];
    for (const what of STATES) tries.push(await act(admin, what, token));
    for (const answer of tries) expect(answer.status, answer.text).toBe(403);
    const refused = (await api.get(`/api/people/${admin}`, token)).body.person.refused;
    expect(refused.change).toBe('Only an administrator can change the account of an administrator.');
    expect(refused.suspend).toBe(refused.change);
    expect((await api.get(`/api/people/${student.id}`, token)).body.person.refused.change).toBeNull();
    expect((await act(student.id, 'suspend', token)).status).toBe(200);
    expect((await add({}, token)).status).toBe(201);
  });

  it('who only manages people gets permissions that way, from their own account or through another', async () => {
    const { id, token } = await manager();
    const mighty = await added({ role: 'client', permissionRoles: ['administrator'] });
    const dormant = await added();
    await give(dormant.id, 'administrator');
    const plain = await added({ role: 'client' });
    expect((await change(id, { permissionRoles: ['administrator'] }, token)).status).toBe(403);
    expect((await change(plain.id, { permissionRoles: ['administrator'] }, token)).status).toBe(403);
    expect((await add({ role: 'client', permissionRoles: ['administrator'] }, token)).status).toBe(403);
    expect((await change(mighty.id, { email: 'mine@example.com' }, token)).status).toBe(403);
    expect((await act(mighty.id, 'send-password-reset', token)).status).toBe(403);
    const seen = (await api.get(`/api/people/${mighty.id}`, token)).body.person.refused;
    expect(seen.change).toBe('This person may do more than you. Only an administrator can change the account.');
    expect((await change(dormant.id, { role: 'client' }, token)).status).toBe(403);
    expect((await change(plain.id, { company: 'Theirs' }, token)).status).toBe(200);
  });

  it('is left without an administrator when the last two demote each other at once', async () => {
    const [first, second] = [
      await added({ role: 'admin', password: 'Long-enough-1' }),
      await added({ role: 'admin', password: 'Long-enough-1' }),
    ];
    const tokens = [
      (await api.signIn(first.email, 'Long-enough-1')).accessToken,
      (await api.signIn(second.email, 'Long-enough-1')).accessToken,
    ];
    const others = await api.db.select({ id: people.id }).from(people).where(eq(people.access, 'admin'));
    for (const { id } of others) {
      if (id !== first.id && id !== second.id)
        await api.db.update(people).set({ access: 'client' }).where(eq(people.id, id));
    }
    const answers = await Promise.all([
      change(second.id, { role: 'Student' }, tokens[0]),
      change(first.id, { role: 'Student' }, tokens[1]),
    ]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    const left = await api.db.select({ id: people.id }).from(people).where(eq(people.access, 'admin'));
    expect(left).toHaveLength(1);
    for (const { id } of others) await api.db.update(people).set({ access: 'admin' }).where(eq(people.id, id));
  });
});
