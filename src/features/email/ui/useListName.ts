import { useCallback } from 'react';
import { GIVEN_LABELS } from '#features/email/listContract.ts';
import type { i18n } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { MailList } from './address.ts';

type Given = (typeof GIVEN_LABELS)[number];
const isGiven = (name: string): name is Given => GIVEN_LABELS.some((one) => one === name);

/** A label as it is shown: given ones in the person's language. */
export const labelName = (t: typeof i18n.t, name: string) => (isGiven(name) ? t(`email:labels.given.${name}`) : name);

export function useLabelName() {
  const { t } = useTranslation('email');
  return useCallback((name: string) => labelName(t, name), [t]);
}

export function useListName({ folder, label }: Pick<MailList, 'folder' | 'label'>): string {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  return label ? labelName(label) : t(`folders.${folder}`);
}
