import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ExportMenu } from '#web/kit/ExportMenu.tsx';
import { useAbility } from '#web/session.ts';
import { exportPeople } from './exportPeople.ts';
import classes from './UsersPage.module.css';

/** A link, so that it can be opened elsewhere; the list behind it stays as it is. */
export function AddUserButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('people');
  return (
    <Button
      className={className}
      leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link from="/lms/users" to="." search={(before) => ({ ...before, open: 'new' as const })} {...props} />
      )}
    >
      {t('users.add')}
    </Button>
  );
}

/** What can be done with the list as a whole. */
export function UsersActions({ search }: { search: PeopleQuery }) {
  const { t } = useTranslation('people');
  const mayManage = useAbility().can('manage', 'User');
  return (
    <>
      <ExportMenu onExport={(format) => void exportPeople(format, search)} />
      {mayManage && (
        <>
          <Button
            variant="default"
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/lms/users/import" {...props} />}
          >
            {t('users.import')}
          </Button>
          <AddUserButton className={classes.notOnPhone} />
        </>
      )}
    </>
  );
}
