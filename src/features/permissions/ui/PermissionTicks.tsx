import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { fold } from '#contract/fold.ts';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { isTicked, type Moves, tickRefusal, withMove } from './moves.ts';
import { useOpens } from './opens.ts';
import classes from './Roles.module.css';

interface Props {
  /** Left out for a new role. */
  of?: Role | undefined;
  stored: readonly number[];
  permissions: RolesAnswer['permissions'];
  moves: Moves;
  onMoves: (moves: Moves) => void;
}

export const matches = (name: string, q: string) => fold(name).includes(fold(q.trim()));

/** What one role has: each permission with what it opens. */
export function PermissionTicks({ of: role, stored, permissions, moves, onMoves }: Props) {
  const { t } = useTranslation('roles');
  const { ofKey } = useOpens();
  const [q, setQ] = useState('');
  const shown = permissions.filter((one) => matches(one.name, q));
  return (
    <fieldset className={classes.ticks}>
      <legend className={classes.legend}>{t('role.permissions')}</legend>
      <TextInput
        aria-label={t('matrix.search')}
        placeholder={t('matrix.search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {shown.map((one) => {
        const why = tickRefusal(role, one, t('matrix.kept'));
        return (
          <Checkbox
            key={one.id}
            classNames={{ body: classes.tickBody, inner: classes.tickInner }}
            label={<bdi>{one.name}</bdi>}
            description={why ? say(why) : (ofKey(one.key) ?? t('permission.opensNothing'))}
            checked={isTicked(moves, stored, one.id)}
            disabled={Boolean(why)}
            onChange={(event) => onMoves(withMove(moves, stored, one.id, event.currentTarget.checked))}
          />
        );
      })}
      {shown.length === 0 && <p className={classes.help}>{t('matrix.nothing')}</p>}
    </fieldset>
  );
}
