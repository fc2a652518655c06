import type { Context } from 'hono';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { whoAsks } from '#api/me.ts';
import { tellEnded } from '#api/sessions.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import { deletePeople } from './changes.ts';
import { lockPerson } from './person.ts';
import { judgeOf, readManager, refuse, standInLine } from './rules.ts';

/** Not oneself, nobody who may do more, and never the last administrator. */
export async function deletePerson(c: Context<Env>, id: number) {
  const { deps } = c.var;
  const doer = doerOf(c);
  const ended = await deps.db.transaction(async (tx) => {
    await standInLine(tx);
    const actor = await readManager(tx, whoAsks(c).id);
    const person = await lockPerson(tx, id);
    refuse(actor, person, (await judgeOf(tx, actor, [id]))(person, 'delete'));
    return deletePeople(tx, doer, [person]);
  });
  await tellEnded(deps, ended);
  await tellOfPeople(deps, [id]);
}
