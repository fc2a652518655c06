import { queryOptions } from '@tanstack/react-query';
import type { SignedIn } from '#features/auth/contract.ts';
import { api, ask } from '#web/client.ts';

export const startQuery = queryOptions({
  queryKey: ['start'],
  queryFn: () => ask(api.api.start.$get()),
  staleTime: 60_000,
});

/** What a link of a mail is for, and whether it still works. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => ask(api.jwt['reset-password'].check.$post({ json: { token } })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () =>
    (await ask(api.jwt.sessions.$get())).sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
});

export const twoStepsQuery = queryOptions({
  queryKey: ['two-steps'],
  queryFn: () => ask(api.jwt['two-steps'].$get()),
});

export const isSignedIn = (answer: object): answer is SignedIn => 'accessToken' in answer && 'userData' in answer;
