import { sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { type Random, seeded } from '#api/random.ts';
import type { AccessRole } from '#contract/access.ts';
import { FIRST_BOOKMARKS } from '#contract/pages.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import { BILLINGS, MANAGED_ROLES, type PersonStatus, PLANS } from '#features/people/contract.ts';
import { people } from './tables.ts';

const ADMINS = ['Ruth Adeyemi', 'Chloé Laurent', 'Grace Mbeki', 'Marcus Hale', 'Hannah Vogel', 'Tomás Herrera'];
const CLIENTS = [
  'Oliver Kent',
  'Henrik Aalto',
  'Ines Carvalho',
  'Samir Haddad',
  'Beatrix Novak',
  'Dmitri Volkov',
  'Lucía Romero',
  'Peter Osgood',
  'Yuki Tanaka',
  'Noor Rahman',
  'Wanda Kowalska',
  'Étienne Moreau',
];
const STUDENTS = [
  'Amara Okafor',
  'Daniel Osei',
  'Elif Demir',
  'Freya Lindqvist',
  'Ibrahim Saleh',
  'Jonas Keller',
  'Kavya Iyer',
  'Liam O’Connor',
  'Mei Chen',
  'Nadia Petrova',
  'Oscar Nilsson',
  'Priya Sharma',
  'Quentin Dubois',
  'Rosa Martínez',
  'Sven Bakker',
  'Tara Singh',
  'Uma Krishnan',
  'Viktor Horváth',
  'Wren Gallagher',
  'Ximena Flores',
  'Yusuf Kaya',
  'Zoë Fischer',
  'Aaliyah Brooks',
  'Bruno Silva',
  'Camille Bernard',
  'Dylan Price',
  'Esther Nakamura',
  'Farah Aziz',
  'Gustavo Lima',
  'Hugo Schneider',
  'Isla Murray',
  'Jakub Zielinski',
  'Kofi Boateng',
  'Leila Hosseini',
  'Mateo Vargas',
  'Nora Halvorsen',
  'Omar Farouk',
  'Petra Svoboda',
  'Rania Mansour',
  'Søren Madsen',
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
const PORTRAITS = 48;
const DAY = 86_400_000;

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

interface Given {
  fullName: string;
  access: AccessRole;
  at: number;
}

function person({ fullName, access, at }: Given, random: Random, now: number) {
  const status: PersonStatus = random.chance(0.12) ? 'pending' : random.chance(0.08) ? 'inactive' : 'active';
  const joined = now - random.whole(20, 780) * DAY - random.whole(0, DAY);
  const seen = now - (random.chance(0.4) ? random.whole(120_000, 6 * 3_600_000) : random.whole(1, 20) * DAY);
  const pending = status === 'pending';
  return {
    fullName,
    access,
    ...namesOf(fullName),
    status,
    avatar: random.chance(0.75) ? `/avatars/${String((at % PORTRAITS) + 1).padStart(2, '0')}.svg` : null,
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
  let at = 0;
  const everyone = list.flatMap(([access, names]) =>
    names.map((fullName) => person({ fullName, access, at: at++ }, random, now)),
  );
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
    const avatar = `/avatars/${String(index + 1).padStart(2, '0')}.svg`;
    const lastActiveAt = new Date(now - 240_000);
    const joined = new Date(now - 400 * DAY);
    rows.push({ ...one, ...demo, avatar, passwordHash, createdAt: joined, lastActiveAt, emailVerifiedAt: joined });
  }
  const laid = await db.insert(people).values(rows).returning({ id: people.id });
  const marks = laid.flatMap(({ id }) =>
    FIRST_BOOKMARKS.map((pageId, order) => ({ personId: id, pageId, markedAt: new Date(now + order) })),
  );
  await db.insert(bookmarks).values(marks);
  await db.execute(sql`ANALYZE people`);
}
