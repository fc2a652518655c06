import { asc, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { EventKind, GuestAnswer } from '#features/calendar/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { describe } from './content.ts';
import { spanOf } from './occurrences.ts';
import { reminderRows } from './reminders.ts';
import { DAY } from './rule.ts';
import { calendarEvents, calendarGuests, calendarReminders } from './tables.ts';

const MINUTE = 60_000;

interface Planned {
  title: string;
  kind: EventKind;
  /** Weeks and days from the Monday of this week. */
  week: number;
  day: number;
  /** The hour it begins; all day without one. */
  hour?: number;
  /** Minutes, or days for what lasts all day. */
  length: number;
  repeat?: string;
  location?: string;
  description?: string;
  reminders?: number[];
  /** Which colleagues are invited, and what they said. */
  guests?: [colleague: number, answer: GuestAnswer][];
}

const OWN: Planned[] = [
  {
    ...{ title: 'Staff briefing', kind: 'Business', week: -6, day: 0, hour: 8.5, length: 30, repeat: 'FREQ=WEEKLY' },
    ...{
      location: 'Staff room',
      reminders: [10],
      guests: [
        [1, 'accepted'],
        [2, 'accepted'],
        [3, 'tentative'],
      ],
    },
    description: '<p>Notices, cover for the week and <strong>anything that cannot wait</strong>.</p>',
  },
  { title: 'Debating club', kind: 'ETC', week: -1, day: 2, hour: 15.5, length: 60, location: 'Room 12' },
  { title: 'Dinner with Ines', kind: 'Personal', week: -1, day: 2, hour: 19, length: 120, location: 'Trattoria Verde' },
  { title: 'Biology moderation', kind: 'Business', week: -1, day: 4, hour: 13, length: 90, location: 'Science office' },
  {
    title: 'Dentist',
    kind: 'Personal',
    week: 0,
    day: 0,
    hour: 16,
    length: 45,
    location: '8 Mill Street',
    reminders: [60],
  },
  {
    ...{ title: 'Mock exam week', kind: 'Holiday', week: 0, day: 1, length: 5 },
    description: 'No lessons for the upper school. Invigilation rota is in the staff room.',
  },
  {
    ...{ title: 'Lab safety check', kind: 'Business', week: 0, day: 3, hour: 10, length: 60, location: 'Labs 1 to 4' },
    guests: [[2, 'accepted']],
  },
  {
    ...{ title: 'Parents’ evening', kind: 'Business', week: 0, day: 4, hour: 17, length: 180, location: 'Main hall' },
    ...{ reminders: [60, 1_440], description: 'Ten minutes for each family; the list hangs at the door.' },
  },
  { title: 'Leo’s football', kind: 'Family', week: 0, day: 6, hour: 10, length: 90, location: 'Park pitches' },
  {
    ...{ title: 'Interviews', kind: 'Business', week: 1, day: 0, hour: 10, length: 240, location: 'Head’s office' },
    ...{
      description: 'Three candidates for the maths post.',
      guests: [
        [1, 'accepted'],
        [4, 'pending'],
      ],
      reminders: [30],
    },
  },
  { title: 'Debating club', kind: 'ETC', week: 1, day: 1, hour: 15.5, length: 60, location: 'Room 12' },
  {
    ...{ title: 'History seminar', kind: 'Business', week: 1, day: 3, hour: 14, length: 120, location: 'Library' },
    ...{
      guests: [
        [1, 'accepted'],
        [2, 'declined'],
        [3, 'pending'],
      ],
      reminders: [15],
    },
    description: '<p>Sources of the 1848 revolutions. Please read the two letters before.</p>',
  },
  { title: 'School concert', kind: 'Family', week: 1, day: 3, hour: 18.5, length: 120, location: 'Main hall' },
  { title: 'Family weekend', kind: 'Family', week: 1, day: 5, length: 2, description: 'At the lake.' },
  { title: 'Invoice review', kind: 'Business', week: 2, day: 3, hour: 9, length: 60, location: 'Office' },
  { title: 'Library group', kind: 'ETC', week: 2, day: 3, hour: 11, length: 45, location: 'Library' },
  { title: 'Car service', kind: 'Personal', week: 2, day: 3, hour: 12.5, length: 30 },
  { title: 'Choir practice', kind: 'ETC', week: 2, day: 3, hour: 17, length: 75, location: 'Music room' },
  { title: 'St Andrew’s Day', kind: 'Holiday', week: 3, day: 0, length: 1 },
  { title: 'Budget meeting', kind: 'Business', week: -3, day: 3, hour: 14, length: 60, repeat: 'FREQ=MONTHLY' },
  {
    title: 'Run with Marta',
    kind: 'Personal',
    week: -4,
    day: 5,
    hour: 8,
    length: 60,
    repeat: 'FREQ=WEEKLY;INTERVAL=2',
  },
  { title: 'Leo’s birthday', kind: 'Family', week: 4, day: 2, length: 1, repeat: 'FREQ=YEARLY', reminders: [1_440] },
  { title: 'Governors’ meeting', kind: 'Business', week: 3, day: 1, hour: 18, length: 120, location: 'Board room' },
  { title: 'Winter fair', kind: 'ETC', week: 4, day: 5, hour: 11, length: 300, location: 'School yard' },
  { title: 'Half-term', kind: 'Holiday', week: -3, day: 0, length: 5 },
  { title: 'Report deadline', kind: 'Business', week: 2, day: 4, length: 1, reminders: [0] },
];

/** Of colleagues: whose, then what. The demo's admin is guest 0. */
const OTHERS: [owner: number, planned: Planned][] = [
  [
    1,
    {
      ...{ title: 'Curriculum working group', kind: 'Business', week: 1, day: 2, hour: 13, length: 60 },
      ...{ location: 'Room 4', description: 'First draft of the new reading list.', guests: [[0, 'pending']] },
    },
  ],
  [1, { title: 'Yoga', kind: 'Personal', week: 0, day: 1, hour: 18, length: 60, repeat: 'FREQ=WEEKLY' }],
  [
    2,
    {
      ...{ title: 'Chemistry stock count', kind: 'Business', week: 1, day: 4, hour: 9, length: 90 },
      ...{
        location: 'Prep room',
        guests: [
          [0, 'accepted'],
          [3, 'pending'],
        ],
      },
    },
  ],
  [
    3,
    {
      title: 'Sports day planning',
      kind: 'Business',
      week: 2,
      day: 0,
      hour: 15,
      length: 45,
      guests: [[1, 'accepted']],
    },
  ],
];

/** An ordinary month of a school around today: for the demo's admin, with colleagues who invite and are invited. */
export async function layCalendar(db: Db, now: Date) {
  const staff = await db
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.access} = 'admin' AND ${people.status} = 'active'`)
    .orderBy(asc(people.id))
    .limit(5);
  const idOf = (index: number) => staff[index]?.id;
  const monday = Math.floor((now.getTime() / DAY + 3) / 7) * 7 * DAY - 3 * DAY;
  const all: [number, Planned][] = [...OWN.map((one): [number, Planned] => [0, one]), ...OTHERS];
  for (const [index, [owner, one]] of all.entries()) {
    const ownerId = idOf(owner);
    if (ownerId === undefined) continue;
    const allDay = one.hour === undefined;
    const start = monday + (one.week * 7 + one.day) * DAY + (one.hour ?? 0) * 60 * MINUTE;
    const content = {
      ...{
        title: one.title,
        url: '',
        kind: one.kind,
        location: one.location ?? '',
        ...describe(one.description ?? ''),
      },
      ...{ allDay, startsAt: new Date(start), endsAt: new Date(start + one.length * (allDay ? DAY : MINUTE)) },
      ...{ timeZone: allDay ? null : 'UTC', repeat: one.repeat ?? null },
    };
    const createdAt = new Date(Math.min(now.getTime(), start) - 3 * DAY);
    const [event] = await db
      .insert(calendarEvents)
      .values({
        ...content,
        ...spanOf(content, []),
        ownerId,
        uid: `sample-${index}@lms`,
        createdAt,
        changedAt: createdAt,
      })
      .returning();
    if (!event) continue;
    const guests = (one.guests ?? []).flatMap(([who, answer]) => {
      const personId = idOf(who);
      return personId
        ? [{ eventId: event.id, personId, answer, answeredAt: answer === 'pending' ? null : createdAt }]
        : [];
    });
    if (guests.length > 0) await db.insert(calendarGuests).values(guests);
    const reminders = reminderRows(event, [], 'UTC', one.reminders ?? [], now);
    if (reminders.length > 0) await db.insert(calendarReminders).values(reminders);
  }
  await db.execute(sql`ANALYZE calendar_events`);
}
