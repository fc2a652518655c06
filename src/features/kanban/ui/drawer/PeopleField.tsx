import type { Card } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { actNow } from './act.ts';
import classes from './Drawer.module.css';
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
  const person = api.apps.kanban.tasks[':id'].people[':personId'];
  if (readOnly) return <Names people={card.people} />;
  return (
    <PeoplePicker
      use="kanban"
      label={t('filter.people')}
      value={value}
      without={card.people.map((one) => one.id)}
      onChange={(people) => {
        const ids = people.flatMap((one) => (one.id ? [one.id] : []));
        const fresh = ids.filter((id) => !card.people.some((one) => one.id === id));
        const gone = card.people.filter((one) => !ids.includes(one.id));
        const now = {
          people: people.flatMap(({ id, fullName, avatar = null }) => (id ? [{ id, fullName, avatar }] : [])),
        };
        for (const personId of fresh) void actNow(card, now, person.$put({ param: { id: card.id, personId } }));
        for (const one of gone) void actNow(card, now, person.$delete({ param: { id: card.id, personId: one.id } }));
      }}
    />
  );
}
