import type { AccessRole } from '#contract/access.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import classes from './AccessControlPage.module.css';

export function RoleCard({ role }: { role: AccessRole }) {
  const { t } = useTranslation('access');
  return (
    <section className={classes.card} aria-labelledby="role-title" data-tour="home-client">
      <div className={classes.head}>
        <h2 id="role-title" className={classes.title}>
          {t('role.title')}
        </h2>
        <Pill kind="accent">{t(`role.names.${role}`)}</Pill>
      </div>
      <p className={classes.text}>{t(`role.details.${role}`)}</p>
    </section>
  );
}
