import { queryOptions } from '@tanstack/react-query';
import type { Question, QuestionBody } from '#features/questions/contract.ts';
import { api, ask } from '#web/client.ts';

const param = (id: number) => ({ id });

/** Asked for anew each time it is opened: an editor must not begin from an old answer. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['questions', 'one', id],
    queryFn: async () => (await ask(api.api.questions[':id'].$get({ param: param(id) }))).question as Question,
    gcTime: 0,
  });

export const readQuestion = async (id: number) =>
  (await ask(api.api.questions[':id'].$get({ param: param(id) }))).question as Question;

/** With the key of its writing: sent again after a lost answer, it is stored once. */
export const addQuestion = async (body: QuestionBody, key: string) =>
  (await ask(api.api.questions.$post({ json: { ...body, key } }))).question as Question;

export const saveQuestion = async (id: number, version: number, body: QuestionBody) =>
  (await ask(api.api.questions[':id'].$put({ param: param(id), json: { ...body, version } }))).question as Question;
