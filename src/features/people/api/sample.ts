import { sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { type Random, seeded } from '#api/random.ts';
import type { AccessRole } from '#contract/access.ts';
import { FIRST_BOOKMARKS } from '#contract/pages.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import { BILLINGS, MANAGED_ROLES, type PersonStatus, PLANS } from '#features/people/listContract.ts';
import { layDetails } from './accounts/sample.ts';
import { people } from './tables.ts';

// A name, and the number of the drawn portrait that goes with it; without one the initials are shown.
const ADMINS = [
  'Ruth Adeyemi 08',
  'Chloé Laurent 06',
  'Grace Mbeki 22',
  'Marcus Hale 28',
  'Hannah Vogel 14',
  'Tomás Herrera 38',
];
const CLIENTS = [
  'Oliver Kent 33',
  'Henrik Aalto',
  'Ines Carvalho 26',
  'Samir Haddad 10',
  'Beatrix Novak',
  'Dmitri Volkov 05',
  'Lucía Romero 11',
  'Peter Osgood',
  'Yuki Tanaka 34',
  'Noor Rahman 35',
  'Wanda Kowalska 47',
  'Étienne Moreau 41',
];
const STUDENTS = [
  'Amara Okafor 44',
  'Daniel Osei 15',
  'Elif Demir 40',
  'Freya Lindqvist 21',
  'Ibrahim Saleh 02',
  'Jonas Keller',
  'Kavya Iyer',
  'Liam O’Connor 48',
  'Mei Chen 42',
  'Nadia Petrova 27',
  'Oscar Nilsson',
  'Priya Sharma 24',
  'Quentin Dubois 20',
  'Rosa Martínez 39',
  'Sven Bakker 18',
  'Tara Singh 03',
  'Uma Krishnan',
  'Viktor Horváth 13',
  'Wren Gallagher',
  'Ximena Flores 04',
  'Yusuf Kaya',
  'Zoë Fischer',
  'Aaliyah Brooks 37',
  'Bruno Silva 32',
  'Camille Bernard 29',
  'Dylan Price 45',
  'Esther Nakamura 16',
  'Farah Aziz 17',
  'Gustavo Lima',
  'Hugo Schneider',
  'Isla Murray',
  'Jakub Zielinski',
  'Kofi Boateng 36',
  'Leila Hosseini 12',
  'Mateo Vargas 31',
  'Nora Halvorsen',
  'Omar Farouk 23',
  'Petra Svoboda',
  'Rania Mansour 30',
  'Søren Madsen 25',
];
const SCHOOLS = [
  'Alderbrook School',
  'Alderbrook Sixth Form',
  'Northfield Academy',
  'Harbour Training',
  'Lindgren Institute',
];
const COUNTRIES = [
  'United Kingdom',
  'Germany',
  'France',
  'Portugal',
  'Norway',
  'Ghana',
  'India',
  'Japan',
  'Brazil',
  'Canada',
];
const COLOURS = ['primary', 'success', 'warning', 'danger', 'info'];
const DAY = 86_400_000;
/** Most were there within days; a few have not come for weeks. */
const away = (drawn: number) => Math.max(1, drawn - 12);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\s-]/gu, '')
    .replace('ø', 'o')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** "Amara Okafor" is aokafor at the school's address. */
function namesOf(fullName: string) {
  const [first = '', ...rest] = plain(fullName).split(/\s+/);
  const last = rest.join('');
  return { username: `${first[0]}${last}`, email: `${first}.${last}@alderbrook.school` };
}

function person(given: string, access: AccessRole, random: Random, now: number) {
  const [, fullName = given, portrait] = /^(.*?)(?: (\d\d))?$/.exec(given) ?? [];
  const status: PersonStatus = random.chance(0.12) ? 'pending' : random.chance(0.08) ? 'inactive' : 'active';
  const joined = now - random.whole(20, 780) * DAY - random.whole(0, DAY);
  const seen = now - (random.chance(0.4) ? random.whole(120_000, 6 * 3_600_000) : away(random.whole(1, 20)) * DAY);
  const pending = status === 'pending';
  return {
    fullName,
    access,
    ...namesOf(fullName),
    status,
    avatar: portrait ? `/avatars/${portrait}.svg` : null,
    avatarColor: random.pick(COLOURS),
    role: access === 'admin' ? 'admin' : random.pick(MANAGED_ROLES.slice(1)),
    currentPlan: random.pick(PLANS),
    billing: random.pick(BILLINGS),
    company: random.pick(SCHOOLS),
    country: random.pick(COUNTRIES),
    contact: `(${random.whole(200, 989)}) ${random.whole(200, 999)}-${random.whole(1000, 9999)}`,
    createdAt: new Date(pending ? now - random.whole(1, 5) * DAY : joined),
    lastActiveAt: pending ? null : new Date(Math.max(seen, joined)),
    emailVerifiedAt: pending ? null : new Date(joined),
  };
}

/** The school: six administrators, twelve clients, forty students. The demo accounts are the first of each. */
export async function layPeople(db: Db, deps: Pick<Deps, 'clock' | 'passwords' | 'policy'>) {
  const random = seeded(20_260_901);
  const now = deps.clock().getTime();
  const list: [AccessRole, string[]][] = [
    ['admin', ADMINS],
    ['client', CLIENTS],
    ['Student', STUDENTS],
  ];
  const everyone = list.flatMap(([access, names]) => names.map((name) => person(name, access, random, now)));
  const rows = [];
  for (const [index, one] of everyone.entries()) {
    const account = deps.policy.demoAccounts.find((demo) => demo.role === one.access);
    const first = everyone.findIndex((other) => other.access === one.access) === index;
    if (!account || !first) {
      rows.push(one);
      continue;
    }
    const demo = {
      email: account.email,
      username: account.email.split('@')[0] ?? one.username,
      status: 'active' as const,
    };
    const passwordHash = await deps.passwords.hash(account.password);
    const lastActiveAt = new Date(now - 240_000);
    const joined = new Date(now - 400 * DAY);
    rows.push({ ...one, ...demo, passwordHash, createdAt: joined, lastActiveAt, emailVerifiedAt: joined });
  }
  const laid = await db.insert(people).values(rows).returning({ id: people.id });
  const marks = laid.flatMap(({ id }) =>
    FIRST_BOOKMARKS.map((pageId, order) => ({ personId: id, pageId, markedAt: new Date(now + order) })),
  );
  await db.insert(bookmarks).values(marks);
  await layDetails(db, random, now);
  await db.execute(sql`ANALYZE people`);
}
