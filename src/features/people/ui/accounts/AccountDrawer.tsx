import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type Neighbours, SideDrawer } from '#web/kit/SideDrawer.tsx';
import { FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { personQuery } from '../queries.ts';
import { EditAccountForm } from './EditAccountForm.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';
import { accountQueryOf } from './queries.ts';

interface Props {
  /** Somebody to change, or somebody new. Undefined: closed. */
  editing: number | 'new' | undefined;
  onClose: () => void;
  onOpen?: (id: number) => void;
  neighbours?: Neighbours;
}

function Known({ id, onClose }: { id: number; onClose: () => void }) {
  const account = useQuery(accountQueryOf(id));
  const person = useQuery(personQuery(id));
  if (account.data && person.data)
    return <EditAccountForm account={account.data} person={person.data} onClose={onClose} />;
  const failed = [account, person].find((one) => one.isError);
  if (failed) return <FailedState error={failed.error} onRetry={() => void failed.refetch()} />;
  return <SkeletonRows rows={5} />;
}

export function AccountDrawer({ editing, onClose, onOpen, neighbours }: Props) {
  const { t } = useTranslation('accounts');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState(editing);
  if (editing !== undefined && editing !== shown) setShown(editing);
  return (
    <SideDrawer
      opened={editing !== undefined}
      title={shown === 'new' ? t('form.newTitle') : t('form.editTitle')}
      onClose={onClose}
      neighbours={typeof shown === 'number' ? neighbours : undefined}
    >
      {shown === 'new' && <NewAccountForm onClose={onClose} onOpen={(id) => onOpen?.(id)} />}
      {typeof shown === 'number' && <Known key={shown} id={shown} onClose={onClose} />}
    </SideDrawer>
  );
}
