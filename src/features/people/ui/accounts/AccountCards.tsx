import { type Icon, IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AccountCounts } from '#contract/account.ts';
import type { AccountQuery } from '#contract/accountList.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { StatCard, StatCards } from '#web/kit/StatCards.tsx';
import { accountCountsQuery } from './queries.ts';

type Card = 'total' | 'active' | 'pending' | 'inactive';

const CARDS: { card: Card; icon: Icon; lately: keyof AccountCounts; status?: AccountQuery['status'] }[] = [
  { card: 'total', icon: IconUsers, lately: 'added' },
  { card: 'active', icon: IconUserCheck, lately: 'seen', status: ['active'] },
  { card: 'pending', icon: IconUserPlus, lately: 'pendingAdded', status: ['pending'] },
  { card: 'inactive', icon: IconUserOff, lately: 'suspendedLately', status: ['inactive'] },
];

/** How many accounts there are and how they stand; each leads to those it counts. */
export function AccountCards({ search }: { search: AccountQuery }) {
  const { t } = useTranslation('accounts');
  const counts = useQuery(accountCountsQuery).data;
  const open = search.status?.join() ?? '';
  return (
    <nav aria-label={t('cards.label')}>
      <StatCards busy={!counts}>
        {CARDS.map(({ card, icon, lately, status }) => (
          <StatCard
            key={card}
            icon={icon}
            label={t(`cards.${card}`)}
            value={counts && formatNumber(counts[card])}
            detail={
              counts && t(`cards.lately.${card}`, { count: counts[lately], number: formatNumber(counts[lately]) })
            }
            link={(props) => (
              <Link
                to="/apps/user/list"
                search={status ? { status } : {}}
                aria-current={open === (status?.join() ?? '') ? 'true' : undefined}
                {...props}
              />
            )}
          />
        ))}
      </StatCards>
    </nav>
  );
}
