import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { type Person, somePeople } from './people.ts';

/** What is made of the people, once they are there. */
export function WithPeople({ children }: { children: (people: Person[]) => ReactNode }) {
  const { data, error, refetch } = useQuery(somePeople);
  if (data) return children(data);
  return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />;
}
