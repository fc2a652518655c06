import { type Icon, IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AccountCounts, AccountQuery } from '#contract/account.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Bone } from '#web/kit/states.tsx';
import classes from './Accounts.module.css';
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
    <nav className={classes.cards} aria-label={t('cards.label')}>
      {CARDS.map(({ card, icon: Glyph, lately, status }) => (
        <Link
          key={card}
          to="/apps/user/list"
          search={status ? { status } : {}}
          className={classes.card}
          aria-current={open === (status?.join() ?? '') ? 'true' : undefined}
        >
          <div>
            <div className={classes.label}>{t(`cards.${card}`)}</div>
            <div className={classes.number}>{counts ? formatNumber(counts[card]) : <Bone width={48} />}</div>
            <div className={classes.lately}>
              {counts && t(`cards.lately.${card}`, { count: counts[lately], number: formatNumber(counts[lately]) })}
            </div>
          </div>
          <Glyph size={20} stroke={1.75} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
