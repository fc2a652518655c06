import { i18n } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';

/** What an account is has words in every language; what somebody wrote about themselves stays as it is. */
export function Role({ role }: { role: string }) {
  const { t } = useTranslation('accounts');
  const known = role.toLowerCase();
  return i18n.exists(`accounts:roles.${known}`) ? t(`roles.${known}`) : role;
}
