import { eq, or, type SQL, sql } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { practiceFiles, practices } from '#features/student/api/tables.ts';
import type { Me } from './deps.ts';

/** Pictures of questions: those who work with questions open them. */
const inQuestions = sql`EXISTS (SELECT 1 FROM ${questionFiles} WHERE ${questionFiles.fileId} = ${files.id})`;

/** Nobody takes a picture away that a question or somebody's result shows. */
export const isShown = sql`(${inQuestions} OR EXISTS (
  SELECT 1 FROM ${practiceFiles} WHERE ${practiceFiles.fileId} = ${files.id}))`;

/** Pictures of the questions that a student was asked; while the practice is open, of what it shows. */
const inPracticesOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${practiceFiles} JOIN ${practices} ON ${practices.id} = ${practiceFiles.practiceId}
  WHERE ${practiceFiles.fileId} = ${files.id} AND ${practices.personId} = ${personId}
    AND (${practices.state} = 'finished' OR ${practiceFiles.early}))`;

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
