import { z } from 'zod';
import { uuid } from '#web/kit/uuid.ts';

const title = z.string().trim().min(1, 'Give it a title.');
const lesson = z.object({ key: z.string(), title });
const chapter = z.object({ key: z.string(), title, lessons: z.array(lesson) });

/** A course in chapters, and each in lessons. */
export const outline = z.object({ chapters: z.array(chapter) });
export type Outline = z.infer<typeof outline>;

export const newLesson = () => ({ key: uuid(), title: '' });
export const newChapter = () => ({ key: uuid(), title: '', lessons: [newLesson()] });
