import type { PersonCard } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';

/** What one has to do with somebody, in a few words. */
export function useMutual({ mutualFriend: count, designation, username }: PersonCard): string {
  const { t } = useTranslation('profile');
  if (count > 0) return t('suggestions.mutual', { count, number: formatNumber(count) });
  return designation || `@${username}`;
}
