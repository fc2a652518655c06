import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { endSession, useAbility, useSession } from '#web/session.ts';
import { HomeButton } from './HomeButton.tsx';
import { MiscMessage } from './MiscMessage.tsx';

export function NotAuthorizedMessage() {
  const { t } = useTranslation('misc');
  const user = useSession();
  const ability = useAbility();
  return (
    <MiscMessage
      seed="not-authorized"
      title={t('notAuthorized.title')}
      detail={user ? t('notAuthorized.detail', { name: user.fullName }) : t('notAuthorized.detailNobody')}
    >
      <HomeButton />
      {user && ability.can('read', 'ACL') && (
        <Button component={Link} to="/access-control" variant="default">
          {t('notAuthorized.whatIMay')}
        </Button>
      )}
      {user && (
        <Button variant="default" onClick={() => void endSession()}>
          {t('notAuthorized.switch')}
        </Button>
      )}
    </MiscMessage>
  );
}
