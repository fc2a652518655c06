import { Button } from '@mantine/core';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { useSession } from '#web/session.ts';

export function Profile() {
  const { t } = useTranslation('card-advance');
  const { t: tShell } = useTranslation('shell');
  const person = useSession();
  if (!person) return null;
  return (
    <Card
      cover={<Tiles seed={person.id} columns={8} rows={2} soft />}
      foot={
        <>
          <span className={classes.start}>
            <HrefLink href="/pages/profile">{t('profile.open')}</HrefLink>
          </span>
          <Button variant="default" onClick={() => void copyText(person.email)}>
            {t('profile.copy')}
          </Button>
        </>
      }
    >
      <div className={classes.centre}>
        <span className={classes.picture}>
          <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={72} />
        </span>
        <bdi className={classes.name}>{person.fullName}</bdi>
        <span className={classes.quiet}>{tShell(`user.roles.${person.role}`)}</span>
        <bdi className={classes.quiet}>{person.email}</bdi>
      </div>
    </Card>
  );
}
