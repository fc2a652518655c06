import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { writeTexts } from '#contract/list.ts';
import type { QuestionBulk } from '#features/questions/contract.ts';
import type { QuestionQuery } from '#features/questions/listContract.ts';
import { api, ask } from '#web/client.ts';

/** A tag may have a comma in it, which parts tags in an address. */
export const inAddress = <S extends { tag?: string[] | undefined }>({ tag, ...search }: S) => ({
  ...search,
  ...(tag && { tag: writeTexts(tag) }),
});

export const questionList = (search: QuestionQuery) =>
  queryOptions({
    queryKey: ['questions', 'list', search],
    queryFn: () => ask(api.api.questions.$get({ query: inAddress(search) })),
    placeholderData: keepPreviousData,
  });

/** How many questions each tab holds. */
export const questionCounts = queryOptions({
  queryKey: ['questions', 'counts'],
  queryFn: () => ask(api.api.questions.counts.$get()),
});

export const categoriesQuery = queryOptions({
  queryKey: ['questions', 'categories'],
  queryFn: async () => (await ask(api.api.questions.categories.$get())).categories,
});

/** Tags in use with these letters in them, most used first. */
export const tagsLike = async (q: string) => (await ask(api.api.questions.tags.$get({ query: { q } }))).tags;

export const bulkQuestions = async (bulk: QuestionBulk) =>
  (await ask(api.api.questions.bulk.$post({ json: bulk }))).job;
