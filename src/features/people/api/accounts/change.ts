import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Deed, type Doer, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { type Person, whoAsks } from '#api/me.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import type { AccountChange } from '#contract/account.ts';
import { changePerson } from '../changePerson.ts';
import { lockPerson } from '../person.ts';
import { judgeOf, readManager, refuse } from '../rules.ts';
import { people } from '../tables.ts';
import { readAccount, refuseStale } from './account.ts';

/** A change to one account in one transaction, by somebody who may; what it answers is written down. */
export async function changeAccount(
  c: Context<Env>,
  id: number,
  work: (tx: Db, person: Person, doer: Doer) => Promise<Pick<Deed, 'action' | 'detail'> | null>,
) {
  const { deps } = c.var;
  const doer = doerOf(c);
  await deps.db.transaction(async (tx) => {
    const actor = await readManager(tx, whoAsks(c).id);
    const person = await lockPerson(tx, id);
    refuse(actor, person, (await judgeOf(tx, actor, [id]))(person, 'change'));
    const deed = await work(tx, person, doer);
    if (deed) await record(tx, doer, [{ ...deed, subject: personSubject(person) }]);
  });
  await tellOfPeople(deps, [id]);
  await tellThemselves(deps, id);
  return { account: await readAccount(deps.db, deps.clock(), id) };
}

/** The fields of the form; nobody's change since is written over. */
export async function editAccount(c: Context<Env>, id: number, { version, role, access, ...given }: AccountChange) {
  const { deps } = c.var;
  await changePerson(
    c,
    id,
    { ...given, role: access },
    async (tx, person): Promise<Record<string, { from: unknown; to: unknown }>> => {
      await refuseStale(tx, person, version);
      if (role === undefined || role === person.role) return {};
      await tx.update(people).set({ role }).where(eq(people.id, id));
      return { accountRole: { from: person.role, to: role } };
    },
  );
  return { account: await readAccount(deps.db, deps.clock(), id) };
}
