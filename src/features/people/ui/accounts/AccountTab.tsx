import type { AccountDetail } from '#contract/account.ts';
import { useAbility } from '#web/session.ts';
import { ActivityTab } from '../ActivityTab.tsx';
import { AccountInvoices } from './AccountInvoices.tsx';

interface Props {
  account: AccountDetail;
  page: number;
  onPage: (page: number) => void;
}

/** What is to be paid, and what happened. */
export function AccountTab({ account, page, onPage }: Props) {
  const ability = useAbility();
  return (
    <>
      {ability.can('read', 'Invoice') && <AccountInvoices email={account.email} />}
      {ability.can('manage', 'User') && <ActivityTab id={account.id} page={page} onPage={onPage} />}
    </>
  );
}
