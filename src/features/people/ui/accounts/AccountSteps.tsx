import { Link } from '@tanstack/react-router';
import type { AccountQuery } from '#contract/accountList.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StepLink } from '#web/kit/StepLink.tsx';
import type { Neighbour } from '#web/kit/useNeighbours.ts';
import page from '../PersonPage.module.css';
import { useNeighbours } from './useNeighbours.ts';

/** The tab that is open stays open. */
const stepTo = (to: Neighbour<AccountQuery> | undefined) =>
  to &&
  ((props: object) => (
    <Link
      from="/apps/user/view/$id"
      to="/apps/user/view/$id"
      params={{ id: String(to.id) }}
      search={({ tab }) => ({ tab })}
      state={{ accountList: to.list }}
      {...props}
    />
  ));

/** To the account before and after in the list somebody came from. */
export function AccountSteps({ list, id }: { list: AccountQuery; id: number }) {
  const { t } = useTranslation('people');
  const { previous, next } = useNeighbours(list, id);
  return (
    <span className={page.steps}>
      <StepLink way="previous" name={t('person.previous')} link={stepTo(previous)} />
      <StepLink way="next" name={t('person.next')} link={stepTo(next)} />
    </span>
  );
}
