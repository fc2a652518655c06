import { useState } from 'react';
import type { AccountDetail } from '#contract/account.ts';
import { ApiError } from '#web/client.ts';
import { type LateSchema, useZodForm, type ZodForm } from '#web/kit/form.tsx';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { queryClient } from '#web/queryClient.ts';
import { accountChanged, accountQueryOf } from './queries.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface Options<Values extends object, Body> {
  account: AccountDetail;
  /** What the form shows of an account. */
  valuesOf: (account: AccountDetail) => Values;
  /** Sends what was typed, made from this version. */
  save: (body: Body, version: string, changed: (keyof Values)[]) => Promise<{ account: AccountDetail }>;
  saved: (account: AccountDetail) => void;
}

/**
 * A form over a part of an account. When somebody else was quicker, fields that were not touched take what stands there
 * now, what was typed stays, and saving again is a decision: nothing is lost and nothing overwritten unseen.
 */
export function useAccountForm<Values extends object, Body>(
  schema: LateSchema<Body, Values>,
  { account, valuesOf, save, saved }: Options<Values, Body>,
): ZodForm<Values> & { newer: (keyof Values)[] } {
  const [base, setBase] = useState(account);
  /** What somebody else changed meanwhile. */
  const [newer, setNewer] = useState<(keyof Values)[]>([]);

  const changedIn = (from: Values, to: Values) =>
    (Object.keys(from) as (keyof Values)[]).filter((field) => !same(from[field], to[field]));

  async function meet() {
    const now = await queryClient.fetchQuery({ ...accountQueryOf(account.id), staleTime: 0 });
    const [was, is] = [valuesOf(base), valuesOf(now)];
    const typed = form.getValues();
    const touched = changedIn(was, typed);
    const theirs = changedIn(was, is);
    const together = { ...typed };
    for (const field of theirs) if (!touched.includes(field)) together[field] = is[field];
    form.setValues(together);
    form.resetDirty(is);
    setBase(now);
    setNewer(theirs);
  }

  const form = useZodForm<Values, Body>(schema, {
    initialValues: valuesOf(account),
    guard: true,
    onSubmit: async (body) => {
      try {
        const answer = await save(body, base.version, changedIn(valuesOf(base), form.getValues()));
        setNewer([]);
        setBase(answer.account);
        accountChanged(answer.account);
        saved(answer.account);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await meet();
        throw error;
      }
    },
  });
  useFollowing(form, account, valuesOf, (now) => {
    setBase(now);
    setNewer([]);
  });
  return { ...form, newer };
}
