import { useQuery } from '@tanstack/react-query';
import type { PeopleQuery } from '#features/people/contract.ts';
import { peopleList } from './queries.ts';

export interface Neighbour {
  id: number;
  /** The list it stands in, at its page. */
  list: PeopleQuery;
}

/** Who stands before and after somebody in a list, also across its pages. */
export function useNeighbours(list: PeopleQuery | undefined, id: number | undefined) {
  const at = list ?? null;
  const here = useQuery({ ...peopleList(at ?? FIRST), enabled: at !== null && id !== undefined });
  const people = at && here.data && !here.isPlaceholderData ? here.data.users : [];
  const place = people.findIndex((person) => person.id === id);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === people.length - 1;
  const before = { ...(at ?? FIRST), page: (at?.page ?? 1) - 1 };
  const after = { ...(at ?? FIRST), page: (at?.page ?? 1) + 1 };
  const total = here.data?.total ?? 0;
  const pageBefore = useQuery({ ...peopleList(before), enabled: isFirst && before.page >= 1 });
  const pageAfter = useQuery({ ...peopleList(after), enabled: isLast && (after.page - 1) * after.perPage < total });

  function one(person: { id: number } | undefined, where: PeopleQuery | null): Neighbour | undefined {
    return person && where ? { id: person.id, list: where } : undefined;
  }
  if (place < 0) return { previous: undefined, next: undefined };
  const last = pageBefore.isPlaceholderData ? undefined : pageBefore.data?.users.at(-1);
  const first = pageAfter.isPlaceholderData ? undefined : pageAfter.data?.users[0];
  return {
    previous: isFirst ? one(last, before) : one(people[place - 1], at),
    next: isLast ? one(first, after) : one(people[place + 1], at),
  };
}

const FIRST: PeopleQuery = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'fullName' };
