import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { History } from './History.tsx';
import { activityQuery } from './queries.ts';

/** What somebody did, and what was done to them. */
export function ActivityTab({ id, page, onPage }: { id: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('people');
  const query = useQuery({ ...activityQuery(id, page), enabled: isStaying });
  const title = t('person.tab.activity');
  return <History title={title} empty={t('person.nothing')} person={id} query={query} page={page} onPage={onPage} />;
}
