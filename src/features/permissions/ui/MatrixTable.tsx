import { Checkbox } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { roleName } from '#web/kit/roleName.ts';
import { useAbility } from '#web/session.ts';
import { tickRefusal } from './moves.ts';
import { useOpens } from './opens.ts';
import classes from './Roles.module.css';
import type { Matrix } from './useMatrix.ts';

interface Props {
  roles: Role[];
  permissions: RolesAnswer['permissions'];
  matrix: Matrix;
}

/** Arrows walk over the ticks as over a grid; what lies to the right on the screen is reached with the right arrow. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const cell = (event.target as HTMLElement).closest('td');
  const line = cell?.parentElement as HTMLTableRowElement | null;
  if (!cell || !line) return;
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -ahead],
    ArrowRight: [0, ahead],
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const body = event.currentTarget.tBodies[0];
  for (
    let row = line.sectionRowIndex + step[0], column = cell.cellIndex + step[1];
    ;
    row += step[0], column += step[1]
  ) {
    const next = body?.rows[row]?.cells[column];
    if (!next || column < 1) return;
    const tick = next.querySelector<HTMLInputElement>('input:not(:disabled)');
    if (tick) return tick.focus();
  }
}

/** Every permission against every role. */
export function MatrixTable({ roles, permissions, matrix }: Props) {
  const { t } = useTranslation('roles');
  const { ofKey } = useOpens();
  const mayManage = useAbility().can('manage', 'Permission');
  return (
    <div className={classes.scroller}>
      <table className={classes.matrix} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.columns.name')}</th>
            {roles.map((role) => (
              <th key={role.name} scope="col" dir="auto">
                {roleName(role.name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <span className={classes.matrixName} dir="auto">
                  {one.name}
                </span>
                <span className={classes.matrixOpens}>{ofKey(one.key) ?? t('permission.opensNothing')}</span>
              </th>
              {roles.map((role) => {
                const why = tickRefusal(role, one, t('matrix.kept'));
                return (
                  <td key={role.name} data-moved={matrix.isMoved(role, one.id) || undefined}>
                    <Checkbox
                      aria-label={t('matrix.cell', { permission: one.name, role: roleName(role.name) })}
                      title={why ? say(why) : undefined}
                      checked={matrix.isTicked(role, one.id)}
                      disabled={!mayManage || Boolean(why)}
                      onChange={(event) => matrix.tick(role, one.id, event.currentTarget.checked)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
