import { useQuery } from '@tanstack/react-query';
import type { ChatSettings, ProfileUser } from '#features/chat/contract.ts';
import { useChosen } from '#web/kit/useChoices.ts';
import { profileQuery } from './queries.ts';

/** What acts at once. */
export type OwnChoices = ChatSettings & Pick<ProfileUser, 'status'>;

export const OWN_CHOICES = 'chat profile';

/** Oneself, as chosen last. */
export function useOwnProfile(): ProfileUser | undefined {
  const { data } = useQuery(profileQuery);
  const { status, ...settings } = useChosen<OwnChoices>(OWN_CHOICES);
  return data && { ...data, status: status ?? data.status, settings: { ...data.settings, ...settings } };
}
