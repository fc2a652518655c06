import type { Db } from '#api/db.ts';
import { paidUntil } from '#api/planTime.ts';
import type { Random } from '#api/random.ts';
import { people, personDetails } from '../tables.ts';

const DAY = 86_400_000;
const STREETS = ['Harbour Road', 'Mill Lane', 'Station Street', 'Church Hill', 'Elm Avenue', 'Quay Side'];
const CITIES = ['Alderbrook', 'Northfield', 'Lindgren', 'Eastham', 'Port Royle'];

/** Plans with their dates, where bills go, and profiles elsewhere; one plan in twelve was cancelled and ends soon. */
export async function layDetails(db: Db, random: Random, now: number) {
  const everyone = await db
    .select({ id: people.id, name: people.fullName, username: people.username, country: people.country })
    .from(people)
    .orderBy(people.id);
  const rows = everyone.map(({ id, name, username, country }) => {
    const planSince = new Date(now - random.whole(3, 400) * DAY);
    const planPeriod = random.chance(0.4) ? ('yearly' as const) : ('monthly' as const);
    const billingAddress = {
      name,
      street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
      city: random.pick(CITIES),
      postcode: String(random.whole(10_000, 99_999)),
      country,
    };
    const profile = (chance: number) => (random.chance(chance) ? { profileImg: null, id: `@${username}` } : undefined);
    const [github, google] = [profile(0.3), profile(0.4)];
    const linkedIn = random.chance(0.35) ? `https://www.linkedin.com/in/${username}` : undefined;
    return {
      personId: id,
      planPeriod,
      planSince,
      planEndsAt: random.chance(0.08) ? paidUntil(planSince, planPeriod, new Date(now)) : null,
      ...(random.chance(0.7) ? { billingAddress } : {}),
      connections: { ...(github ? { github } : {}), ...(google ? { google } : {}) },
      socialLinks: linkedIn ? { linkedIn } : {},
    };
  });
  if (rows.length > 0) await db.insert(personDetails).values(rows);
}
