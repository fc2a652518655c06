import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Email, MailPage } from '#features/email/contract.ts';
import type { MailList } from '../address.ts';
import { goneFrom, useDeeds, withDeeds } from '../changed.ts';
import { PAGE_ROWS, pageQuery } from '../queries.ts';

export const pageOf = (at: number) => Math.floor(at / PAGE_ROWS) + 1;

/** The total of the newest answer; an estimate gives way to what the pages show. */
function totalOf(pages: Map<number, MailPage>): number | undefined {
  let total: number | undefined;
  for (const [page, { total: said, about, emails }] of pages) {
    const seen = (page - 1) * PAGE_ROWS + emails.length;
    const isEnd = emails.length < PAGE_ROWS;
    const real = about ? (isEnd ? seen : Math.max(said, seen + 1)) : said;
    total = total === undefined ? real : about ? (isEnd ? real : Math.max(total, real)) : real;
  }
  return total;
}

/** Outside of the component, so that the same answers stay the same object. */
function gather(answers: UseQueryResult<MailPage>[]) {
  return {
    known: answers.map((one) => one.data),
    isPending: answers[0]?.isPending ?? true,
    error: answers[0]?.data ? null : (answers[0]?.error ?? null),
    retry: answers[0]?.refetch,
  };
}

/** The rows of a list as far as they are in sight, with what was just done to them. */
export function useMailRows(list: MailList) {
  const [{ from, to }, setPages] = useState({ from: 1, to: 1 });
  /** Which rows are in sight, counted as they are shown. */
  const setSpan = useCallback((first: number, last: number) => {
    const next = { from: pageOf(Math.max(0, first - 10)), to: pageOf(last + 10) };
    setPages((now) => (now.from === next.from && now.to === next.to ? now : next));
  }, []);
  const deeds = useDeeds();
  const asked = useMemo(() => {
    const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    // The first page says how many there are.
    return from > 1 ? [1, ...numbers] : numbers;
  }, [from, to]);
  const { known, isPending, error, retry } = useQueries({
    queries: asked.map((page) => pageQuery(list, page)),
    combine: gather,
  });
  const pages = useMemo(
    () =>
      new Map(
        asked.flatMap((page, at) => {
          const answer = known[at];
          return answer ? [[page, answer] as const] : [];
        }),
      ),
    [asked, known],
  );
  return useMemo(() => {
    const whole = totalOf(pages);
    const away = goneFrom(list, deeds);
    const at = new Map<number, Email>();
    const gone: number[] = [];
    for (const [page, { emails }] of pages)
      emails.forEach((mail, row) => {
        const place = (page - 1) * PAGE_ROWS + row;
        if (away.has(mail.id)) gone.push(place);
        else at.set(place, withDeeds(mail, deeds));
      });
    gone.sort((a, b) => a - b);
    /** Where a shown row stands in the server's list. */
    const placeOf = (row: number) => gone.reduce((place, one) => (one <= place ? place + 1 : place), row);
    const rowOf = (place: number) => place - gone.filter((one) => one < place).length;
    const loaded = [...at].map(([place, mail]) => [rowOf(place), mail] as const).sort((a, b) => a[0] - b[0]);
    return {
      total: whole === undefined ? undefined : Math.max(0, whole - gone.length),
      about: [...pages.values()].some((one) => one.about),
      mailAt: (row: number) => at.get(placeOf(row)),
      loaded,
      setSpan,
      isPending,
      error,
      retry,
    };
  }, [pages, list, deeds, setSpan, isPending, error, retry]);
}
export type MailRows = ReturnType<typeof useMailRows>;
