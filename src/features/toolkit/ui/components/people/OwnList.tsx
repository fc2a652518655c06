import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';

const CLASS: Picked[] = [
  { id: 901, fullName: 'Amara Okafor', email: 'amara.okafor@alderbrook.school', avatar: '/avatars/07.svg' },
  { id: 902, fullName: 'Jonas Keller', email: 'jonas.keller@alderbrook.school' },
  { id: 903, fullName: 'Elif Demir', email: 'elif.demir@alderbrook.school', avatar: '/avatars/16.svg' },
];

/** Whose name has what was typed. */
const inClass = (q: string) => ({
  queryKey: ['example-class', q],
  queryFn: async () => CLASS.filter((one) => one.fullName.toLowerCase().includes(q.toLowerCase())),
});

export function OwnList() {
  const { t } = useTranslation('component-people');
  const [team, setTeam] = useState<Picked[]>(CLASS.slice(0, 1));
  return (
    <PeoplePicker
      use="kanban"
      find={inClass}
      label={t('ownList.label')}
      placeholder={t('ownList.find')}
      value={team}
      onChange={setTeam}
    />
  );
}
