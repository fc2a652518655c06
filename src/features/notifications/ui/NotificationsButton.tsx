import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CountBadge } from '#web/kit/CountBadge.tsx';
import { Late } from '#web/kit/Late.tsx';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './Notifications.module.css';
import { notificationsQuery } from './queries.ts';

const NotificationList = lazyPart(
  () => import('./NotificationList.tsx'),
  (file) => file.NotificationList,
);

export function NotificationsButton() {
  const { t } = useTranslation('notifications');
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(notificationsQuery);
  const unread = data?.unread ?? 0;
  const name = unread > 0 ? t('buttonUnread', { count: unread }) : t('button');
  return (
    <CountBadge count={unread}>
      <Popover opened={opened} onChange={setOpened} width={380} trapFocus withRoles>
        <Tooltip label={opened ? '' : name}>
          <Popover.Target>
            <ActionIcon aria-label={name} data-tour="notifications" onClick={() => setOpened(!opened)}>
              <IconBell className={classes.bell} stroke={1.75} />
            </ActionIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown className={classes.dropdown} aria-label={t('button')}>
          <Late height={220}>
            <NotificationList onClose={() => setOpened(false)} />
          </Late>
        </Popover.Dropdown>
      </Popover>
    </CountBadge>
  );
}
