import { eq, or, type SQL, sql } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { practiceItems, practices } from '#features/student/api/tables.ts';
import type { Me } from './deps.ts';

/** Pictures of questions. Those who work with questions open them, and nobody takes them away. */
export const inQuestions = sql`EXISTS (SELECT 1 FROM ${questionFiles} WHERE ${questionFiles.fileId} = ${files.id})`;

/** The parts of a question that are shown before it is answered: a picture in its feedback would tell what is right. */
const SHOWN = [
  '$.text',
  '$.content.answers[*].text',
  '$.content.pairs[*].prompt',
  '$.content.items[*]',
  '$.content.template',
];
const shownParts = sql.join(
  SHOWN.map((path) => sql`jsonb_path_query_array(${practiceItems.question}, ${path}::jsonpath)`),
  sql` || `,
);

/** Pictures of the questions that a student was asked; while the practice is open, of what it shows. */
const inPracticesOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${questionFiles}
  JOIN ${practiceItems} ON ${practiceItems.questionId} = ${questionFiles.questionId}
  JOIN ${practices} ON ${practices.id} = ${practiceItems.practiceId}
  WHERE ${questionFiles.fileId} = ${files.id} AND ${practices.personId} = ${personId}
    AND (${practices.state} = 'finished' OR (${shownParts})::text LIKE '%/api/files/' || ${files.id} || '/%'))`;

/** What a search shows: own files, and the shared ones for those who see the whole school. */
export const mayFind = (me: Me): SQL | undefined =>
  or(eq(files.ownerId, me.id), me.ability.can('read', 'Dashboard') ? eq(files.shared, true) : undefined);

/** Pictures of questions too, for those who may see the question. */
export const mayOpen = (me: Me): SQL | undefined =>
  or(
    mayFind(me),
    me.ability.can('read', 'Question') ? inQuestions : undefined,
    me.access === 'Student' ? inPracticesOf(me.id) : undefined,
  );

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;
