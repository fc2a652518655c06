import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonCard } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { suggestionsQuery } from '../data/queries.ts';
import { PeopleList } from '../PeopleList.tsx';
import { usePlace } from '../search.ts';

export function PeopleDrawer() {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  const query = useQuery(suggestionsQuery);
  // Whom one follows meanwhile stays in the list, for a second thought.
  const [first, setFirst] = useState<PersonCard[]>();
  if (query.data && !first) setFirst(query.data);
  const now = query.data ?? [];
  const people = first?.map((one) => ({ ...one, isFollowed: !now.some(({ id }) => id === one.id) })) ?? [];
  return (
    <SideDrawer opened size={420} title={t('suggestions.title')} onClose={() => go({ open: undefined })}>
      {query.isError && !query.data && <FailedState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={6} />}
      <PeopleList people={people} />
    </SideDrawer>
  );
}
