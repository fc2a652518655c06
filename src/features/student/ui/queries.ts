import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PracticeBody } from '#features/student/contract.ts';
import { api, ask } from '#web/client.ts';
import { makeSendOnce } from '#web/kit/sendOnce.ts';
import { isOnTheWay } from '#web/kit/useTryAgain.ts';
import { outdate, queryClient } from '#web/queryClient.ts';

const student = api.api.student;

/** Minutes east of UTC: days begin where the student is. */
const offset = () => -new Date().getTimezoneOffset();

export const homeQuery = queryOptions({
  queryKey: ['student', 'home'],
  queryFn: () => ask(student.home.$get({ query: { offset: offset() } })),
});

export const categoriesQuery = queryOptions({
  queryKey: ['student', 'categories'],
  queryFn: () => ask(student.categories.$get()),
});

export const openQuery = queryOptions({
  queryKey: ['student', 'open'],
  queryFn: async () =>
    (await ask(student.practices.$get({ query: { state: 'open', page: 1, perPage: 10 } }))).practices,
});

export const ROWS = 10;

export const resultsQuery = (page: number, perPage = ROWS) =>
  queryOptions({
    queryKey: ['student', 'results', page, perPage],
    queryFn: () => ask(student.practices.$get({ query: { state: 'finished', page, perPage } })),
    placeholderData: keepPreviousData,
  });

const param = (id: number) => ({ param: { id } });

export const readPractice = async (id: number) => (await ask(student.practices[':id'].$get(param(id)))).practice;

/** Everything a practice changes besides itself. */
const forgetLists = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'student' && queryKey[1] !== 'practice',
  });

/** Lists that count the answers of what is open. */
const COUNTING = ['home', 'open'];

/** An answer was stored. */
export const outdateCounts = () =>
  outdate(({ queryKey }) => queryKey[0] === 'student' && COUNTING.includes(String(queryKey[1])));

/** A start without an answer yet: pressed once more for the same, it is the same practice. */
const once = makeSendOnce(isOnTheWay);

export async function startPractice(body: PracticeBody): Promise<number> {
  const { practice } = await once(body, (key) => ask(student.practices.$post({ json: { ...body, key } })));
  await forgetLists();
  return practice.id;
}

export async function leavePractice(id: number) {
  await ask(student.practices.$delete({ query: { id } }));
  await forgetLists();
}

export async function handIn(id: number) {
  const { practice } = await ask(student.practices[':id'].submit.$post(param(id)));
  await forgetLists();
  return practice;
}

const at = (id: number, position: number) => ({ param: { id, position } });

export const sendAnswer = (id: number, position: number, answer: unknown) =>
  ask(student.practices[':id'].answers[':position'].$put({ ...at(id, position), json: { answer } }));

export const sendFlag = (id: number, position: number, flagged: boolean) =>
  ask(student.practices[':id'].answers[':position'].flag.$put({ ...at(id, position), json: { flagged } }));
