import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { Holder, Role } from '#features/permissions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { roleName } from '#web/kit/roleName.ts';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import { useGuarded } from '#web/kit/useGuarded.ts';
import { moveRoles } from './moveRoles.ts';
import classes from './Roles.module.css';
import { movesTo, ticksOf } from './roleMoves.ts';

interface Props {
  person: Holder;
  roles: Role[];
  onClose: () => void;
}

/** Which roles one client account holds. */
export function HolderForm({ person, roles, onClose }: Props) {
  const { t } = useTranslation('roles');
  const [moves, setMoves] = useState(movesTo([], []));
  const [busy, setBusy] = useState(false);
  // `person` follows what others give and take while this is open.
  const ticked = ticksOf(moves, person.roles);
  const { give, take } = movesTo(ticked, person.roles);
  const isChanged = give.length + take.length > 0;
  useGuarded({ work: () => moves, setWork: setMoves, isUnsaved: () => isChanged && !busy });

  async function save() {
    setBusy(true);
    const done = await moveRoles(person, { give, take });
    setBusy(false);
    if (done) onClose();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) void save();
        else onClose();
      }}
    >
      <Checkbox.Group
        label={t('people.roles')}
        description={t('people.rolesHelp')}
        value={ticked}
        onChange={(next) => setMoves(movesTo(next, person.roles))}
      >
        <div className={classes.choices}>
          {roles.map((role) => {
            const why = person.refused ?? role.refused.give;
            return (
              <Checkbox
                key={role.name}
                value={role.name}
                classNames={{ body: classes.tickBody, inner: classes.tickInner }}
                label={<bdi>{roleName(role.name)}</bdi>}
                description={why ? say(why) : role.description || undefined}
                disabled={Boolean(why)}
              />
            );
          })}
        </div>
      </Checkbox.Group>
      <DrawerFoot>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('people.save')}
        </Button>
      </DrawerFoot>
    </form>
  );
}
