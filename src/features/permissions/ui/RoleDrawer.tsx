import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RolesAnswer } from '#features/permissions/contract.ts';
import { roleName } from '#web/kit/roleName.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { HolderForm } from './HolderForm.tsx';
import { holderQuery } from './queries.ts';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  open: string | undefined;
  all: RolesAnswer;
  onClose: () => void;
}

const after = (prefix: string, text: string | undefined) =>
  text?.startsWith(prefix) ? text.slice(prefix.length) : undefined;

/** Beside the page: a role, a new one, or the roles of somebody in the list. */
export function RoleDrawer({ open, all, onClose }: Props) {
  const { t } = useTranslation('roles');
  // What it shows stays while it slides away.
  const [shown, setShown] = useState(open);
  if (open !== undefined && open !== shown) setShown(open);
  const id = Number(after('person:', shown));
  const role = all.roles.find((one) => one.name === after('role:', shown));
  const person = useQuery({ ...holderQuery(id), enabled: id > 0 }).data;
  const isThere = shown === 'new' || role !== undefined || person !== undefined;
  const title = role ? roleName(role.name) : (person?.fullName ?? t('role.newTitle'));
  return (
    <SideDrawer
      opened={open !== undefined && isThere}
      title={<bdi>{title}</bdi>}
      onClose={onClose}
      size={person ? 420 : 560}
    >
      {shown === 'new' && <RoleForm key="new" all={all} onClose={onClose} />}
      {role && <RoleForm key={role.name} role={role} all={all} onClose={onClose} />}
      {person && <HolderForm key={person.id} person={person} roles={all.roles} onClose={onClose} />}
    </SideDrawer>
  );
}
