import type { Card } from '#features/kanban/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import classes from './Drawer.module.css';
import { switchPerson } from './outgoing.ts';
import { Part } from './Part.tsx';

/** Who only looks reads names, not a field. */
function Names({ people }: { people: Card['people'] }) {
  const { t } = useTranslation('kanban');
  return (
    <Part name={t('filter.people')}>
      {people.length === 0 && <p className={classes.quiet}>{t('filter.nobody')}</p>}
      {people.length > 0 && (
        <ul className={classes.people}>
          {people.map(({ id, fullName, avatar }) => (
            <li key={id} className={classes.person}>
              <PersonAvatar name={fullName} id={id} src={avatar} size={28} />
              <span dir="auto">{fullName}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export function PeopleField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const value = card.people.map((one) => ({ ...one, email: '' }));
  if (readOnly) return <Names people={card.people} />;
  return (
    <PeoplePicker
      use="kanban"
      label={t('filter.people')}
      value={value}
      without={card.people.map((one) => one.id)}
      onChange={(people) => {
        const cardId = card.id;
        for (const { id, fullName, avatar = null } of people)
          if (id && !card.people.some((one) => one.id === id))
            switchPerson({ cardId, one: { id, fullName, avatar }, isOn: true });
        for (const one of card.people)
          if (!people.some(({ id }) => id === one.id)) switchPerson({ cardId, one, isOn: false });
      }}
    />
  );
}
