import type { Db } from '#api/db.ts';
import { autocompleteItems, selectItems } from './tables.ts';

const SUBJECTS = [
  'Algebra',
  'Geometry',
  'Statistics',
  'Biology',
  'Chemistry',
  'Physics',
  'Geography',
  'World history',
  'Economics',
  'Philosophy',
  'English literature',
  'French',
  'German',
  'Spanish',
  'Portuguese',
  'Arabic',
  'Latin',
  'Music',
  'Art',
  'Drama',
  'Computer science',
  'Robotics',
  'Astronomy',
  'Psychology',
  'Physical education',
];
const LEVELS = ['introduction', 'year 1', 'year 2', 'advanced'];
const KINDS = ['worksheet', 'reading list', 'lab guide', 'exam tips'];

/** A hundred courses to choose from, and a hundred titles ranked by how often they are looked for. */
export async function laySearch(db: Db) {
  const courses = SUBJECTS.flatMap((subject) => LEVELS.map((level) => `${subject}, ${level}`));
  const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await db.insert(selectItems).values(courses.map((label) => ({ value: slug(label), label })));
  const titles = KINDS.flatMap((kind) => SUBJECTS.map((subject) => `${subject} ${kind}`));
  await db.insert(autocompleteItems).values(titles.map((title, index) => ({ title, rank: index + 1 })));
}
