import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { neighboursOf } from '#web/kit/neighboursOf.ts';
import { roleName } from '#web/kit/roleName.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { HolderForm } from './HolderForm.tsx';
import { holderQuery } from './queries.ts';
import { RoleForm } from './RoleForm.tsx';
import { roleNow } from './roleNow.ts';

interface Props {
  open: string | undefined;
  all: RolesAnswer;
  /** The people on the page of the list. */
  people: number[];
  onOpen: (next: string | undefined) => void;
}

const after = (prefix: string, text: string | undefined) =>
  text?.startsWith(prefix) ? text.slice(prefix.length) : undefined;

/** Beside the page: a role, a new one, or the roles of somebody in the list. */
export function RoleDrawer({ open, all, people, onOpen }: Props) {
  const { t } = useTranslation('roles');
  const onClose = () => onOpen(undefined);
  const names = all.roles.map((one) => `role:${one.name}`);
  const holders = people.map((one) => `person:${one}`);
  // What it shows stays while it slides away.
  const [shown, setShown] = useState(open);
  const [seen, setSeen] = useState(open);
  // The role it was opened with stays, whatever somebody else calls it meanwhile.
  const [begun, setBegun] = useState<Role>();
  if (open !== seen) {
    setSeen(open);
    if (open !== undefined) {
      setShown(open);
      setBegun(undefined);
    }
  }
  const id = Number(after('person:', shown));
  const found = all.roles.find((one) => one.name === after('role:', shown));
  if (!begun && found && open === seen) setBegun(found);
  const now = begun && roleNow(all.roles, begun);
  const role = now ?? begun;
  const person = useQuery({ ...holderQuery(id), enabled: id > 0 }).data;
  const isThere = shown === 'new' || role !== undefined || person !== undefined;
  const title = role ? roleName(role.name) : (person?.fullName ?? t('role.newTitle'));
  return (
    <SideDrawer
      opened={open !== undefined && isThere}
      title={<bdi>{title}</bdi>}
      onClose={onClose}
      size={person ? 420 : 560}
      neighbours={neighboursOf(names, now && `role:${now.name}`, onOpen) ?? neighboursOf(holders, open, onOpen)}
    >
      {shown === 'new' && <RoleForm key="new" all={all} onClose={onClose} />}
      {begun && role && (
        <RoleForm key={begun.name} role={role} isGone={open !== undefined && !now} all={all} onClose={onClose} />
      )}
      {person && <HolderForm key={person.id} person={person} roles={all.roles} onClose={onClose} />}
    </SideDrawer>
  );
}
