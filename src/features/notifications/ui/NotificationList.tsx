import { Button, Loader, UnstyledButton } from '@mantine/core';
import {
  IconAlarm,
  IconAt,
  IconBellOff,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCalendarTime,
  IconCalendarX,
  IconChartBar,
  IconDeviceMobileCheck,
  IconDeviceMobileOff,
  IconDevices,
  IconDiscount,
  IconKey,
  IconLayoutKanban,
  IconListCheck,
  IconMail,
  IconMailX,
  IconMessage2,
  IconMessageCircle,
  IconMessageReply,
  IconMoodSmile,
  IconPackage,
  IconPackageImport,
  IconReceiptRefund,
  IconShoppingBag,
  IconShoppingBagCheck,
  IconShoppingBagX,
  IconSpeakerphone,
  IconTag,
  IconTagOff,
  IconTruckDelivery,
  IconUserHeart,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Notification, NotificationKind } from '#features/notifications/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime, formatRelative } from '#web/kit/format.ts';
import classes from './NotificationList.module.css';
import { useMarkRead, useNotifications } from './older.ts';
import { gapsOf } from './panel.ts';

const ICONS: Record<NotificationKind, TablerIcon> = {
  welcome: IconMoodSmile,
  'person-registered': IconUserPlus,
  'new-sign-in': IconDevices,
  'password-changed': IconKey,
  'two-steps-on': IconDeviceMobileCheck,
  'two-steps-off': IconDeviceMobileOff,
  'mail-arrived': IconMail,
  'mail-failed': IconMailX,
  'chat-message': IconMessageCircle,
  'task-assigned': IconListCheck,
  'task-reminder': IconAlarm,
  'event-invitation': IconCalendarPlus,
  'event-answer': IconCalendarCheck,
  'event-reminder': IconCalendarEvent,
  'event-changed': IconCalendarTime,
  'event-cancelled': IconCalendarX,
  'card-assigned': IconLayoutKanban,
  'card-mention': IconAt,
  'blog-comment': IconMessage2,
  'blog-reply': IconMessageReply,
  'order-new': IconShoppingBag,
  'order-withdrawn': IconShoppingBagX,
  'order-refund-due': IconReceiptRefund,
  'order-paid': IconShoppingBagCheck,
  'order-packed': IconPackage,
  'order-shipped': IconTruckDelivery,
  'order-delivered': IconPackageImport,
  'order-cancelled': IconShoppingBagX,
  'order-refunded': IconReceiptRefund,
  'product-cheaper': IconDiscount,
  'product-back': IconPackage,
  'new-follower': IconUserHeart,
  'post-comment': IconMessage2,
  'poll-vote': IconChartBar,
  announcement: IconSpeakerphone,
  'plan-chosen': IconTag,
  'plan-ending': IconTagOff,
  'essay-marked': IconListCheck,
};

function Row({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const Icon = ICONS[one.kind];
  return (
    <UnstyledButton className={classes.row} data-unread={!one.isRead || undefined} onClick={onOpen}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.sentence}>{t(`kinds.${one.kind}`, gapsOf(one.data))}</span>
        <time className={classes.time} dateTime={one.createdAt} title={formatDateTime(one.createdAt)}>
          {formatRelative(one.createdAt)}
        </time>
      </span>
      {!one.isRead && (
        <span className={classes.dot}>
          <span className={classes.spoken}>{t('unread')}</span>
        </span>
      )}
    </UnstyledButton>
  );
}

/** The newest ones, and older ones when they are asked for. Opening one reads it, and goes where it points. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { newest, rows, hasOlder, isComing, missing, showOlder } = useNotifications();
  const { data, error, refetch } = newest;
  const { mutate } = useMarkRead();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  /** Where the older ones that were asked for begin. */
  const from = useRef<number>(undefined);
  // The button they were asked for with may be gone: whoever reads by keys or by ear goes on with the first of them.
  useEffect(() => {
    if (from.current === undefined || rows.length <= from.current) return;
    list.current?.children[from.current]?.querySelector('button')?.focus();
    from.current = undefined;
  }, [rows.length]);

  function open(one: Notification) {
    if (!one.isRead) mutate(one);
    if (!one.link) return;
    onClose();
    void navigate({ href: one.link });
  }

  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <Button variant="transparent" size="xs" disabled={!data?.unread} onClick={() => mutate(undefined)}>
          {t('markAll')}
        </Button>
      </div>
      {error && !data && (
        <div className={classes.empty}>
          <p>{t('failed')}</p>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {data && rows.length === 0 && (
        <div className={classes.empty}>
          <IconBellOff size={20} stroke={1.75} aria-hidden />
          <p>{t('empty')}</p>
        </div>
      )}
      <div className={classes.scroll}>
        <ul className={classes.list} ref={list}>
          {rows.map((one) => (
            <li key={one.id}>
              <Row one={one} onOpen={() => open(one)} />
            </li>
          ))}
        </ul>
        {missing && (
          <div className={classes.empty} role="alert">
            <p>{t('failed')}</p>
            <Button variant="default" size="xs" onClick={() => void missing.refetch()}>
              {t('tryAgain')}
            </Button>
          </div>
        )}
        {hasOlder && !missing && (
          <div className={classes.older}>
            <Button
              variant="default"
              size="xs"
              // Not disabled while they come: it keeps the focus.
              aria-busy={isComing}
              leftSection={isComing && <Loader size={14} />}
              onClick={() => {
                if (isComing) return;
                from.current = rows.length;
                showOlder();
              }}
            >
              {t('older')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
