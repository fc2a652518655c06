import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';
import { previewOf } from './clean.ts';

/** Open pages of those who work with questions look again; students have none. Without ids it was many. */
export const tellQuestions = (deps: Pick<Deps, 'bus'>, ids: number[] = []) =>
  deps.bus.publish({ people: 'staff', topic: 'questions', ids });

export const questionSubject = (question: { id: number; name: string; plain: string }): Subject => ({
  type: 'question',
  id: question.id,
  name: question.name || previewOf(question.plain),
});

export const categorySubject = (category: { id: number; name: string }): Subject => ({ type: 'category', ...category });
