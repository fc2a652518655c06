import { IconPlus, IconShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PERMISSION_GRANTS } from '#contract/access.ts';
import type { Role, RolesAnswer } from '#features/permissions/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PeopleStack } from '#web/kit/PeopleStack.tsx';
import { roleName } from '#web/kit/roleName.ts';
import { useOpens } from './opens.ts';
import classes from './Roles.module.css';

interface CardProps {
  role: Role;
  permissions: RolesAnswer['permissions'];
}

function RoleCard({ role, permissions }: CardProps) {
  const { t } = useTranslation('roles');
  const { ofRules } = useOpens();
  const own = permissions.filter((one) => role.permissionIds.includes(one.id));
  const lines = ofRules(own.flatMap((one) => (one.key ? PERMISSION_GRANTS[one.key].rules : [])));
  const count = role.people;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <span className={classes.count}>
          {t('card.clients', { count, number: formatNumber(count) })}
          {role.admins > 0 && ` · ${t('card.admins', { count: role.admins, number: formatNumber(role.admins) })}`}
        </span>
        <PeopleStack people={role.faces} most={role.faces.length} total={role.people + role.admins} silent />
      </div>
      <h2 className={classes.cardTitle} dir="auto">
        <Link
          from="/apps/roles"
          to="."
          search={(before) => ({ ...before, open: `role:${role.name}` })}
          resetScroll={false}
          className={classes.cardLink}
        >
          {roleName(role.name)}
        </Link>
      </h2>
      {role.description && (
        <p className={classes.cardText} dir="auto">
          {role.description}
        </p>
      )}
      <p className={classes.cardOpens} title={lines.join('\n')}>
        {lines.length > 0 ? lines.join(' · ') : t('card.opensNothing')}
      </p>
      <p className={classes.cardFoot}>
        <IconShield size={16} stroke={1.75} aria-hidden />
        {t('card.permissions', { count: own.length, number: formatNumber(own.length) })}
      </p>
    </li>
  );
}

/** A card for each role, and one to make another. */
export function RoleCards({ all, mayManage }: { all: RolesAnswer; mayManage: boolean }) {
  const { t } = useTranslation('roles');
  return (
    <ul className={classes.cards} aria-label={t('title')}>
      {all.roles.map((role) => (
        <RoleCard key={role.name} role={role} permissions={all.permissions} />
      ))}
      {mayManage && (
        <li className={classes.newCard}>
          <Link
            from="/apps/roles"
            to="."
            search={(before) => ({ ...before, open: 'new' })}
            resetScroll={false}
            className={classes.newLink}
          >
            <IconPlus size={20} stroke={1.75} aria-hidden />
            {t('role.newTitle')}
          </Link>
          <p className={classes.help}>{t('card.newHelp')}</p>
        </li>
      )}
    </ul>
  );
}
