import { asc, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import { files } from './tables.ts';

const TEXTS: [name: string, type: string, text: string][] = [
  [
    'term-dates.csv',
    'text/csv',
    'term,begins,ends\nAutumn,1 September,18 December\nSpring,6 January,2 April\nSummer,20 April,10 July\n',
  ],
  [
    'staff-handbook.md',
    'text/markdown',
    '# Staff handbook\n\n## Before the first lesson\n\nCheck your room, your class list and the projector.\nReport what is broken to the office on the same day.\n\n## Absence\n\nTell the office before 7:30. Leave work for your class in the shared folder.\n',
  ],
  [
    'exam-timetable.csv',
    'text/csv',
    'date,subject,room,minutes\nMonday,Algebra II,A112,90\nTuesday,Biology 11,Lab 2,120\nThursday,French B1,C204,75\n',
  ],
  [
    'lab-safety.txt',
    'text/plain',
    'Lab safety\n\n1. Glasses on, hair back.\n2. Nobody works alone.\n3. Acid goes into water, never the other way round.\n4. Know where the eye wash is.\n',
  ],
  [
    'parents-evening.md',
    'text/markdown',
    '# Parents’ evening\n\nDoors open at 17:30. Ten minutes a family, five subjects at most.\nInterpreters for Arabic and Portuguese are in room B2.\n',
  ],
  [
    'library-rules.txt',
    'text/plain',
    'Four books for three weeks. Renew as often as nobody waits for them. The quiet room is quiet.\n',
  ],
];

/** Papers that a school office shares with its staff. */
export async function layFiles(db: Db, now: Date) {
  const staff = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.access, 'admin'))
    .orderBy(asc(people.id))
    .limit(TEXTS.length);
  const encoder = new TextEncoder();
  const rows = TEXTS.flatMap(([name, type, text], index) => {
    const owner = staff[index % Math.max(staff.length, 1)];
    if (!owner) return [];
    const content = encoder.encode(text);
    const createdAt = new Date(now.getTime() - (index + 1) * 3 * 86_400_000);
    return [{ ownerId: owner.id, name, type, size: content.length, content, shared: true, createdAt }];
  });
  await db.insert(files).values(rows);
}
