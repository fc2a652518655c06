import { z } from 'zod';
import { id } from '#contract/ids.ts';
import { listBase } from '#contract/list.ts';

/** Each kind has its sentence in the language files (`notifications.kinds.<kind>`), filled in from `data`. */
export const NOTIFICATION_KINDS = [
  'welcome',
  'person-registered',
  'new-sign-in',
  'password-changed',
  'two-steps-on',
  'two-steps-off',
  'mail-arrived',
  'mail-failed',
  'chat-message',
  'task-assigned',
  'task-reminder',
  'event-invitation',
  'event-answer',
  'event-reminder',
  'event-changed',
  'event-cancelled',
  'card-assigned',
  'card-mention',
  'order-new',
  'order-withdrawn',
  'order-refund-due',
  'order-paid',
  'order-packed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-refunded',
  'new-follower',
  'post-comment',
  'poll-vote',
  'announcement',
  'blog-comment',
  'blog-reply',
  'product-cheaper',
  'product-back',
  'plan-chosen',
  'plan-ending',
  'essay-marked',
] as const;
export const notificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKind>;

export const notification = z.object({
  id: z.number(),
  kind: notificationKind,
  data: z.record(z.string(), z.string()),
  link: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsQuery = z.object({
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
  unread: z.stringbool('unread is true or false.').optional(),
});
export const notificationList = z.object({
  notifications: z.array(notification),
  total: z.number(),
  unread: z.number(),
});

export const unreadCount = notificationList.pick({ unread: true });

/** Without ids: all of them. */
export const markReadBody = z.object({
  ids: z.array(id).max(1000).optional(),
  isRead: z.boolean().default(true),
});
