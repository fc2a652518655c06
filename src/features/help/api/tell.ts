import type { Subject } from '#api/audit.ts';
import type { Deps } from '#api/deps.ts';

/** Open pages with help look again, whoever reads them; what is only being written concerns its writers. */
export const tellHelp = (deps: Pick<Deps, 'bus'>, people: 'everyone' | 'staff', ids: number[] = []) =>
  deps.bus.publish({ people, topic: 'help', ids });

export const articleSubject = (article: { id: number; question: string }): Subject => ({
  type: 'help-question',
  id: article.id,
  name: article.question,
});

export const categorySubject = (category: { id: number; title: string }): Subject => ({
  type: 'help-category',
  id: category.id,
  name: category.title,
});
