import type { TaskRepeat } from '#features/todo/contract.ts';

export interface SampleTask {
  title: string;
  /** The demo's admin unless somebody else is named. */
  owner?: string;
  for?: string;
  description?: string;
  tags?: string[];
  /** Days from today, with an hour of that day or without. */
  due?: number | [days: number, hour: number];
  remind?: [days: number, hour: number];
  important?: boolean;
  doneDaysAgo?: number;
  deletedDaysAgo?: number;
  repeat?: TaskRepeat['every'];
  steps?: [title: string, isDone: boolean][];
}

/** Oldest first. */
export const SAMPLE_TASKS: SampleTask[] = [
  {
    title: 'Renew the licence of the library catalogue',
    tags: ['low'],
    due: -20,
    doneDaysAgo: 21,
    description: 'Same number of seats as last year.',
  },
  { title: 'Old timetable draft of the sports department', tags: ['update'], deletedDaysAgo: 4 },
  {
    title: 'Send the safety briefing to all new teachers',
    tags: ['team', 'update'],
    due: -6,
    doneDaysAgo: 5,
    for: 'Hannah Vogel',
  },
  { title: 'Book rooms 12 and 14 for the retakes', tags: ['medium'], due: -3, doneDaysAgo: 3 },
  {
    title: 'Check the fire doors of building B',
    owner: 'Marcus Hale',
    for: 'admin',
    tags: ['high'],
    due: -1,
    description: 'The caretaker has the list. Two of them did not close last time.',
    important: true,
  },
  {
    title: 'Answer the letter of the parents council',
    tags: ['parents', 'high'],
    due: -2,
    important: true,
    description: 'They ask for later lunch breaks on Wednesdays. Grace has the numbers.',
  },
  { title: 'Collect the permission slips for the museum trip', tags: ['parents'], due: [-1, 15] },
  {
    title: 'Approve the budget of the science fair',
    tags: ['science fair', 'high'],
    due: 0,
    important: true,
    steps: [
      ['Compare the three offers for the tents', true],
      ['Ask Marcus about the power supply', true],
      ['Sign the order', false],
    ],
  },
  { title: 'Call the bus company', tags: ['medium'], due: [0, 16], remind: [0, 15] },
  {
    title: 'Publish the term grades',
    tags: ['team', 'update'],
    due: 1,
    for: 'Grace Mbeki',
    description: 'Only after the second check of the biology course.',
    steps: [
      ['Second check of biology', false],
      ['Export for the school register', false],
    ],
  },
  {
    title: 'Weekly staff meeting: agenda',
    tags: ['team'],
    due: [2, 8],
    repeat: 'week',
    remind: [1, 15],
    steps: [
      ['Ask the departments for topics', true],
      ['Send it round', false],
    ],
  },
  { title: 'Look through the new algebra questions', tags: ['low', 'update'], due: 3, for: 'Chloé Laurent' },
  {
    title: 'Write the reference for Daniel Osei',
    owner: 'Chloé Laurent',
    for: 'admin',
    tags: ['medium'],
    due: 4,
    description: 'He applies for the summer school and needs it by the end of the week.',
  },
  { title: 'Order forty lab coats', tags: ['science fair', 'low'], due: 5 },
  { title: 'Plan the open day with the student council', tags: ['team', 'medium'], due: 6, important: true },
  { title: 'Pay the hosting invoice', tags: ['low'], due: 12, repeat: 'month', remind: [11, 9] },
  { title: 'Prepare the interviews for the music teacher', tags: ['team'], due: [16, 10], for: 'Hannah Vogel' },
  { title: 'Read the report on the new reading programme' },
  { title: 'Draft of the welcome speech', tags: ['low'], deletedDaysAgo: 1, due: -8 },
  { title: 'Think about a quiet corner in the canteen', tags: ['low'] },
  { title: 'Repair the projector in room 7', owner: 'Samir Haddad', tags: ['high'], due: 1, important: true },
  { title: 'Update the loan list of the tablets', owner: 'Samir Haddad', tags: ['update'], due: 4, repeat: 'weekday' },
  { title: 'Sort the lost property', owner: 'Noor Rahman', for: 'Samir Haddad', tags: ['low'], due: 2 },
  { title: 'Set the dates of the first aid course', owner: 'Noor Rahman', tags: ['team'], due: 9 },
];
