import { sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { seeded } from '#api/random.ts';
import type { EmployeeStatus } from '#features/employees/listContract.ts';
import { employees } from './tables.ts';

const FIRST = (
  'Ada Aisha Alan Amélie Anders Anika Ben Bilal Carla Chen Clara David Diana Dina Elena Emeka Emil Erik Fatima Felix Gita ' +
  'Greta Hana Hassan Helena Ida Ivan Jada Jan João Jonas Julia Kai Karim Kate Lena Leo Lin Luca Maya Marta Miguel Mina ' +
  'Nadia Nils Noah Olga Omar Paula Pavel Rafael Rania Robin Rosa Sami Sara Sofia Stefan Tariq Tess Thomas Vera Yara Zoe'
).split(' ');
const LAST = (
  'Abara Adler Ahmed Almeida Andersson Barros Becker Bianchi Bondar Brandt Castro Costa Dahl Diallo Dupont Eriksen Fall ' +
  'Faria Ferrari Fischer Gomes Gupta Haas Hansen Hoffmann Ibrahim Ito Jansen Jensen Kang Karlsson Kim Klein Koch Kovács ' +
  'Kumar Lange Lefèvre Lopes Maier Malik Mendes Meyer Mori Mwangi Nakata Nunes Okoro Olsen Park Patel Pereira Pires Ramos ' +
  'Reyes Richter Rossi Sato Schulz Silva Simon Sousa Suzuki Tavares Torres Vidal Wagner Weber Wong Yamada Young Zhang'
).split(' ');
const POSTS = [
  'Teacher of mathematics',
  'Teacher of languages',
  'Teacher of sciences',
  'Teacher of history',
  'Art teacher',
  'Head of department',
  'Course designer',
  'Learning technologist',
  'Librarian',
  'School counsellor',
  'Examination officer',
  'Admissions officer',
  'Accountant',
  'Systems administrator',
  'Software developer',
  'Support specialist',
  'Laboratory assistant',
  'Research assistant',
  'Human resources manager',
  'Caretaker',
];
const CITIES = (
  'Leeds,Bristol,Cardiff,Hamburg,Leipzig,Köln,Lyon,Nantes,Lille,Porto,Coimbra,Braga,Oslo,Bergen,Accra,Kumasi,Pune,' +
  'Chennai,Osaka,Nagoya,Recife,Curitiba,Ottawa,Halifax'
).split(',');

const DAY = 86_400_000;
const AT_ONCE = 1_000;
const PORTRAITS = 48;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** Enough to make a table scroll: a training company with many sites. */
export async function layEmployees(db: Db, now: Date, count: number) {
  const random = seeded(77);
  const rows = Array.from({ length: count }, (_, at) => {
    const fullName = `${random.pick(FIRST)} ${random.pick(LAST)}`;
    const [first = '', last = ''] = fullName.split(' ');
    const age = random.whole(21, 66);
    const experience = Math.min(age - 20, random.whole(0, 25));
    const started = now.getTime() - (experience * 365 + random.whole(1, 360)) * DAY;
    return {
      // Drawn faces for the first of them; initials for the rest.
      avatar:
        at < 60 && random.chance(0.7) ? `/avatars/${String(random.whole(1, PORTRAITS)).padStart(2, '0')}.svg` : null,
      fullName,
      post: random.pick(POSTS),
      email: `${plain(first)}.${plain(last)}${at + 1}@alderbrook.school`,
      city: random.pick(CITIES),
      startDate: new Date(started).toISOString().slice(0, 10),
      salaryCents: random.whole(1_900_000, 8_900_000),
      age,
      experience,
      status: random.whole(1, 5) as EmployeeStatus,
      changedAt: now,
    };
  });
  // So many words at once are collected and put in order in one go: a first start is quick.
  await db.execute(sql`ALTER INDEX employees_search SET (fastupdate = on, gin_pending_list_limit = 65536)`);
  for (let from = 0; from < count; from += AT_ONCE) await db.insert(employees).values(rows.slice(from, from + AT_ONCE));
  await db.execute(sql`SELECT gin_clean_pending_list('employees_search')`);
  await db.execute(sql`ALTER INDEX employees_search SET (fastupdate = off)`);
  await db.execute(sql`ALTER INDEX employees_search RESET (gin_pending_list_limit)`);
}
