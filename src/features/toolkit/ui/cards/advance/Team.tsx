import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { peopleQuery } from '#features/people/listContract.ts';
import { peopleList } from '#features/people/ui/queries.ts';
import classes from '#features/toolkit/ui/cards/Cards.module.css';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Card } from '#web/kit/Card.tsx';
import { HrefLink } from '#web/kit/charts/HrefLink.tsx';
import { Status } from '#web/kit/Status.tsx';

const STAFF = peopleQuery.parse({ role: ['admin', 'client'], perPage: 5 });

export function Team() {
  const { t } = useTranslation('card-advance');
  const { t: tPeople } = useTranslation('people');
  const query = useQuery(peopleList(STAFF));
  return (
    <Card title={t('team.head')} foot={<HrefLink href="/lms/users?role=admin,client">{t('team.link')}</HrefLink>}>
      <Body query={query} height={236} isEmpty={({ users }) => users.length === 0}>
        {({ users }) => (
          <ul className={classes.list}>
            {users.map(({ id, fullName, avatar, email, status }) => (
              <li key={id}>
                <PersonAvatar name={fullName} id={id} src={avatar} size={32} />
                <span className={classes.grow}>
                  <bdi className={classes.name}>{fullName}</bdi>
                  <bdi className={classes.quiet}>{email}</bdi>
                </span>
                <Status shape={status}>{tPeople(`statuses.${status}`)}</Status>
              </li>
            ))}
          </ul>
        )}
      </Body>
    </Card>
  );
}
