import { useEffect, useState } from 'react';
import type { UserData } from '#features/auth/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { TourStop } from '#web/kit/Tour.tsx';
import { useAbility } from '#web/session.ts';
import { useFrameLayout, useIsPhone, useIsSmall } from '../frameLayout.ts';
import { COMMAND } from '../shortcuts.ts';
import { type FoundStop, findStops } from './stops.ts';

/** What is said at each stop, to whom and where. */
function useWords(person: UserData) {
  const { t } = useTranslation('guide');
  const who = person.role === 'Student' ? 'student' : person.role;
  const seesPeople = useAbility().can('read', 'User');
  return ({ id, isSmall }: Pick<FoundStop, 'id' | 'isSmall'>): { title: string; body: string } => {
    switch (id) {
      case 'menu':
        return { title: t('menu.title'), body: isSmall ? t(`menu.small.${who}`) : t(`menu.${who}`) };
      case 'home':
        return { title: t(`home.${who}.title`), body: t(`home.${who}.body`) };
      case 'search':
        return {
          title: t('search.title'),
          body: seesPeople
            ? t(isSmall ? 'search.small' : 'search.body', { command: COMMAND })
            : t(isSmall ? 'search.pagesSmall' : 'search.pages', { command: COMMAND }),
        };
      case 'bookmarks':
        return { title: t('bookmarks.title'), body: t('bookmarks.body') };
      case 'notifications':
        return { title: t('notifications.title'), body: t(`notifications.${who}`) };
      case 'appearance':
        return isSmall
          ? { title: t('own.title'), body: t('own.body') }
          : { title: t('appearance.title'), body: t('appearance.body') };
      case 'help':
        return { title: t('help.title'), body: isSmall ? t('help.small') : t('help.body') };
    }
  };
}

/** The stops of this person on this page, looked up when the tour opens and when the window changes its layout. */
export function useStops(person: UserData, isOpen: boolean): TourStop[] {
  const { t } = useTranslation('guide');
  const say = useWords(person);
  const { role } = person;
  const { navbar, menu } = useFrameLayout();
  const bar = useIsPhone() ? 'phone' : navbar;
  const layout = `${menu} ${useIsSmall()}`;
  const [found, setFound] = useState<FoundStop[]>([]);
  useEffect(() => {
    if (isOpen && layout) setFound(findStops(bar, role));
  }, [isOpen, bar, layout, role]);

  const who = role === 'Student' ? 'student' : role;
  const name = person.fullName.split(' ')[0] ?? person.fullName;
  const welcome = { id: 'welcome', title: t('welcome.title', { name }), body: t(`welcome.${who}`) };
  const stops = found.map(({ id, target, position, padding = 4, isSmall }) => ({
    id,
    target,
    position,
    padding,
    ...say(isSmall ? { id, isSmall } : { id }),
  }));
  return [welcome, ...stops];
}
