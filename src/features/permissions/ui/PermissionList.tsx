import { IconInfoCircle } from '@tabler/icons-react';
import { PERMISSION_GRANTS, PERMISSION_KEYS, type PermissionKey } from '#contract/access.ts';
import type { AppAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import classes from './AccessControlPage.module.css';
import { useOpens } from './opens.ts';

/** The named permissions and what each opens. */
export function PermissionList({ ability }: { ability: AppAbility }) {
  const { t } = useTranslation('access');
  const { ofKey } = useOpens();
  const isOpen = (key: PermissionKey) =>
    PERMISSION_GRANTS[key].rules.every(({ action, subject }) => ability.can(action, subject));
  const everything = PERMISSION_KEYS.every(isOpen);
  return (
    <section className={classes.card} aria-labelledby="permissions-title">
      <div className={classes.head}>
        <h2 id="permissions-title" className={classes.title}>
          {t('permissions.title')}
        </h2>
      </div>
      <ul className={classes.list}>
        {PERMISSION_KEYS.map((key) => (
          <li key={key} className={classes.permission}>
            <div>
              <p className={classes.name}>{t(`permissions.names.${key}`)}</p>
              <p className={classes.opens}>{ofKey(key)}</p>
            </div>
            {isOpen(key) ? <Pill kind="success">{t('permissions.open')}</Pill> : <Pill>{t('permissions.closed')}</Pill>}
          </li>
        ))}
      </ul>
      {!everything && (
        <p className={classes.ask}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          {t('permissions.ask')}
        </p>
      )}
    </section>
  );
}
