import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserData } from '#features/auth/contract.ts';
import { homeOf } from '#web/home.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';
import classes from './AlreadyIn.module.css';

/** Over the form, for somebody who is signed in and came by the menu to see the page. */
export function AlreadyIn({ person }: { person: UserData }) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.already}>
      <Notice
        actions={
          <Button variant="default" size="xs" renderRoot={(props) => <Link to={homeOf(person.role)} {...props} />}>
            {t('alreadyIn.home')}
          </Button>
        }
      >
        {t('alreadyIn.words', { name: person.fullName })}
      </Notice>
    </div>
  );
}
