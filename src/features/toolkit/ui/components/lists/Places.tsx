import { IconFileText, IconListCheck, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PaneGroup, PaneItem, PaneLink } from '#web/kit/PaneNav.tsx';

export function Places() {
  const { t } = useTranslation('component-lists');
  return (
    <PaneGroup label={t('places.title')}>
      <PaneItem>
        <PaneLink to="/components/lists" icon={IconListCheck} isOpen>
          {t('pages:component-lists')}
        </PaneLink>
      </PaneItem>
      <PaneItem>
        <PaneLink to="/lms/users" icon={IconUsers} count={12} counts={t('places.waiting')} waits isOpen={false}>
          {t('pages:lms-users')}
        </PaneLink>
      </PaneItem>
      <PaneItem>
        <PaneLink to="/apps/invoice/list" icon={IconFileText} count={48} isOpen={false}>
          {t('pages:invoice-list')}
        </PaneLink>
      </PaneItem>
      <PaneItem>
        <PaneLink to="/apps/todo" hue="pine" isOpen={false}>
          {t('places.homework')}
        </PaneLink>
      </PaneItem>
    </PaneGroup>
  );
}
