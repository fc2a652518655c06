import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility } from '#web/session.ts';
import { PersonAvatar } from '../Avatar.tsx';
import { useSoon } from '../useSoon.ts';
import type { Found } from './LookupEditor.tsx';
import { lookupFilter } from './lookupFilter.tsx';
import type { Filter } from './types.ts';

interface Person {
  id: number;
  fullName: string;
  avatar: string | null;
}

const OFFERED = 10;
const NOBODY: Person[] = [];

const found = ({ id, fullName, avatar }: Person): Found => ({
  value: String(id),
  label: fullName,
  picture: <PersonAvatar name={fullName} id={id} src={avatar} size={20} />,
});

const nameOf = (id: number) => ({
  queryKey: ['people', 'name', id],
  queryFn: async (): Promise<Person | null> => {
    const { person } = await ask(api.api.people[':id'].$get({ param: { id } }));
    return { id: person.id, fullName: person.fullName, avatar: person.avatar };
  },
  staleTime: 300_000,
});

const answered = (answers: { data: Person | null | undefined }[]) => answers.flatMap((answer) => answer.data ?? []);

/**
 * A filter by people: searched on the server, never a list of everyone. Whoever may not read users has none.
 * `known` are people the page shows anyway, so that their names need not be asked for.
 */
export function usePersonFilter<S>(
  id: keyof S & string,
  label: string,
  chosen: number[] | undefined,
  known: Person[] = NOBODY,
): Filter<S> | null {
  const { t } = useTranslation('kit');
  const client = useQueryClient();
  const mayRead = useAbility().can('read', 'User');
  const unknown = (chosen ?? []).filter((one) => !known.some((person) => person.id === one));
  const asked = useQueries({
    queries: mayRead ? unknown.map(nameOf) : [],
    combine: answered,
  });

  const find = useCallback(
    (q: string) => ({
      queryKey: ['people', 'lookup', q],
      queryFn: async () => {
        const { users } = await ask(api.api.account.getAllUsers.$post({ json: { q, perPage: OFFERED } }));
        // Whoever is ticked is then known by name without another question.
        for (const { id: one, fullName, avatar } of users) {
          client.setQueryData(nameOf(one).queryKey, { id: one, fullName, avatar });
        }
        return users.map(found);
      },
    }),
    [client],
  );
  // The first people to choose from are there when the filter opens.
  useSoon(
    useCallback(() => client.prefetchQuery(find('')), [client, find]),
    mayRead,
  );

  return useMemo(() => {
    if (!mayRead) return null;
    const people = [...known, ...asked];
    return lookupFilter<S>(id, {
      label,
      placeholder: t('table.findPerson'),
      write: Number,
      find,
      named: (values) =>
        values.flatMap((value) => {
          const person = people.find((one) => String(one.id) === value);
          return person ? [found(person)] : [];
        }),
    });
  }, [mayRead, known, asked, id, label, t, find]);
}
