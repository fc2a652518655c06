import { useTranslation } from 'react-i18next';
import type { Card } from '#features/kanban/contract.ts';
import { api } from '#web/client.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';
import { actNow } from './act.ts';

export function PeopleField({ card, readOnly }: { card: Card; readOnly: boolean }) {
  const { t } = useTranslation('kanban');
  const value = card.people.map((one) => ({ ...one, email: '' }));
  const person = api.apps.kanban.tasks[':id'].people[':personId'];
  return (
    <PeoplePicker
      use="kanban"
      label={t('filter.people')}
      value={value}
      without={card.people.map((one) => one.id)}
      disabled={readOnly}
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
