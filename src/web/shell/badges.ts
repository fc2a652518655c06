import { useTranslation } from 'react-i18next';
import { useSession } from '#web/session.ts';

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
  return unverified ? { 'account-settings': { count: 1, waits: true, title: t('menu.verifyEmail') } } : {};
}
