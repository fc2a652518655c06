import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatNumber } from '#web/kit/format.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './Roles.module.css';

const SHOWN = 3;

/** Role after role; what has no room is counted, and named on the count. */
export function RolePills({ roles, none }: { roles: string[]; none: string }) {
  const { t } = useTranslation('roles');
  if (roles.length === 0) return <span className={classes.quiet}>{none}</span>;
  const rest = roles.slice(SHOWN);
  return (
    <span className={classes.pills}>
      {roles.slice(0, SHOWN).map((role) => (
        <Pill key={role} kind={role === 'administrator' ? 'accent' : 'neutral'}>
          <bdi>{roleName(role)}</bdi>
        </Pill>
      ))}
      {rest.length > 0 && (
        <Tooltip label={formatList(rest.map(roleName))}>
          <span>
            <Pill>{t('more', { number: formatNumber(rest.length) })}</Pill>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
