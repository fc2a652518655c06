import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { QUESTION_STATUSES, type QuestionStatus } from '#contract/question.ts';
import type { QuestionBulk, QuestionQuery } from '#features/questions/contract.ts';
import { api, ask } from '#web/client.ts';

export const questionList = (search: QuestionQuery) =>
  queryOptions({
    queryKey: ['questions', 'list', search],
    queryFn: () => ask(api.api.questions.$get({ query: search })),
    placeholderData: keepPreviousData,
  });

const countOf = async (status?: QuestionStatus) =>
  (await ask(api.api.questions.$get({ query: { perPage: 1, ...(status && { status }) } }))).total;

/** How many questions each tab holds. */
export const questionCounts = queryOptions({
  queryKey: ['questions', 'counts'],
  queryFn: async () => {
    const [all, ...each] = await Promise.all([countOf(), ...QUESTION_STATUSES.map(countOf)]);
    const counts = Object.fromEntries(QUESTION_STATUSES.map((status, at) => [status, each[at]]));
    return { all, ...counts } as Record<QuestionStatus | 'all', number>;
  },
});

export const categoriesQuery = queryOptions({
  queryKey: ['questions', 'categories'],
  queryFn: async () => (await ask(api.api.questions.categories.$get())).categories,
});

/** Tags in use with these letters in them, most used first. */
export const tagsLike = async (q: string) => (await ask(api.api.questions.tags.$get({ query: { q } }))).tags;

export const bulkQuestions = async (bulk: QuestionBulk) =>
  (await ask(api.api.questions.bulk.$post({ json: bulk }))).job;
