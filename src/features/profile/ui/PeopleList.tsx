import type { PersonCard } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { FollowButton } from './FollowButton.tsx';
import { PersonLink } from './PersonLink.tsx';
import classes from './Profile.module.css';
import { useMutual } from './useMutual.ts';

function Person({ person }: { person: PersonCard }) {
  const { t } = useTranslation('profile');
  const mutual = useMutual(person);
  return (
    <li className={classes.person}>
      <PersonLink id={person.id} silent>
        <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={40} />
      </PersonLink>
      <span className={classes.rowWords}>
        <PersonLink id={person.id} className={classes.rowName}>
          <bdi>{person.fullName}</bdi>
        </PersonLink>
        <span className={classes.rowDetail}>{person.isMe ? t('you') : mutual}</span>
      </span>
      {!person.isMe && <FollowButton person={person} />}
    </li>
  );
}

export function PeopleList({ people }: { people: PersonCard[] }) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}
