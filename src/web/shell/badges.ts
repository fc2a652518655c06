import { useQuery } from '@tanstack/react-query';
import { unseenQuery } from '#features/chat/ui/unseen.ts';
import { metaQuery } from '#features/email/ui/queries.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility, useSession } from '#web/session.ts';

export interface MenuBadge {
  count: number;
  /** Something waits for the person: the accent pill. Without it, a plain grey count. */
  waits: boolean;
  /** What the number counts, for those who hover and for readers. */
  title: string;
}

/** The numbers beside menu items, by page target. A feature with something to count adds its line here. */
export function useBadges(): Partial<Record<string, MenuBadge>> {
  const { t } = useTranslation('shell');
  const person = useSession();
  const unverified = person !== null && !person.emailVerified;
  const ability = useAbility();
  const unseen = useQuery({ ...unseenQuery, enabled: ability.can('read', 'Chat') }).data?.unseen ?? 0;
  const unread = useQuery({ ...metaQuery, enabled: ability.can('read', 'Email') }).data?.emailsMeta.inbox ?? 0;
  return {
    ...(unverified ? { 'account-settings': { count: 1, waits: true, title: t('menu.verifyEmail') } } : {}),
    ...(unread > 0 ? { email: { count: unread, waits: true, title: t('badges.email', { count: unread }) } } : {}),
    ...(unseen > 0 ? { chat: { count: unseen, waits: true, title: t('menu.unseen', { count: unseen }) } } : {}),
  };
}
