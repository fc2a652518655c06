import { queryOptions } from '@tanstack/react-query';
import type { QuestionBody } from '#features/questions/contract.ts';
import { api, ask } from '#web/client.ts';

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['questions', 'versions', id],
    queryFn: async () => (await ask(api.api.questions[':id'].versions.$get({ param: { id } }))).versions,
  });

/** A version never changes. */
export const versionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['question-version', id, version],
    queryFn: async () => {
      const param = { id, version };
      const answer = await ask(api.api.questions[':id'].versions[':version'].$get({ param }));
      return { ...answer.version, question: answer.version.question as QuestionBody };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const restoreVersion = async (id: number, version: number) =>
  (await ask(api.api.questions[':id'].restore.$post({ param: { id }, json: { version } }))).question;
