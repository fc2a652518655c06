import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isStaying } from '#web/kit/deleteHere.ts';
import { History } from './History.tsx';
import { signInsQuery } from './queries.ts';

/** When and from where somebody signed in, and who tried and failed. */
export function SignInsTab({ id, page, onPage }: { id: number; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('people');
  const query = useQuery({ ...signInsQuery(id, page), enabled: isStaying });
  const title = t('person.tab.sign-ins');
  return <History title={title} empty={t('person.noSignIns')} person={id} query={query} page={page} onPage={onPage} />;
}
