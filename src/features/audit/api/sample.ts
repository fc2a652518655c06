import { asc, ne } from 'drizzle-orm';
import { type Deed, type Doer, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { seeded } from '#api/random.ts';
import { visitsBetween } from '#api/sampleVisits.ts';
import { people } from '#features/people/api/tables.ts';

const DAY = 86_400_000;
const DAYS = 28;
const DEVICES = ['Chrome on Windows', 'Firefox on Linux', 'Safari on iOS', 'Edge on Windows', 'Chrome on Android'];

/** Four weeks of a school: who signed in, who mistyped, whom the office invited. Nobody acts before they were there. */
export async function layAudit(db: Db, now: Date) {
  const random = seeded(20_261_115);
  const everyone = await db.select().from(people).where(ne(people.status, 'inactive')).orderBy(asc(people.id));
  const admins = everyone.filter((one) => one.access === 'admin' && one.status === 'active');
  const happened: { doer: Doer; deeds: Deed[] }[] = [];
  const device = () => random.pick(DEVICES);
  const address = () => `192.0.2.${random.whole(10, 60)}`;

  for (const person of everyone) {
    const subject = personSubject(person);
    const self = { id: person.id, name: person.fullName };
    if (person.status === 'pending') {
      const office = random.pick(admins);
      const doer = {
        at: person.createdAt,
        actor: { id: office.id, name: office.fullName },
        address: address(),
        device: device(),
      };
      happened.push({
        doer,
        deeds: [
          { action: 'person-added', subject },
          { action: 'invitation-sent', subject },
        ],
      });
      continue;
    }
    const [place, own] = [address(), device()];
    const first = Math.max(person.createdAt.getTime(), now.getTime() - DAYS * DAY);
    const last = person.lastActiveAt?.getTime() ?? first;
    for (const at of visitsBetween(random, first, last)) {
      const from = { address: place, device: own };
      if (random.chance(0.1)) {
        const failed: Deed = { action: 'sign-in-failed', subject, detail: { why: 'password' } };
        happened.push({ doer: { at: new Date(at - 40_000), actor: null, ...from }, deeds: [failed] });
      }
      happened.push({ doer: { at: new Date(at), actor: self, ...from }, deeds: [{ action: 'signed-in', subject }] });
    }
  }
  happened.sort((a, b) => a.doer.at.getTime() - b.doer.at.getTime());
  for (const { doer, deeds } of happened) await record(db, doer, deeds);
}
