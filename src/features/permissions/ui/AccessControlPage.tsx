import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { useAbility, useSession } from '#web/session.ts';
import classes from './AccessControlPage.module.css';
import { AreaTable } from './AreaTable.tsx';
import { PermissionList } from './PermissionList.tsx';
import { RoleCard } from './RoleCard.tsx';

export const Route = createFileRoute('/_frame/access-control')({
  staticData: { title: 'pages:access-control' },
  component: AccessControlPage,
});

/** What the signed-in person may do, and what would open the rest. */
function AccessControlPage() {
  const { t } = useTranslation('access');
  const user = useSession();
  const ability = useAbility();
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('title')} help={t('help')} />
      <div className={classes.columns}>
        <AreaTable ability={ability} />
        <div className={classes.rail}>
          <RoleCard role={user.role} />
          <PermissionList ability={ability} />
        </div>
      </div>
    </>
  );
}
