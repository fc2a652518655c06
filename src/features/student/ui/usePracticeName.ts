import { useCallback } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';

/** What a practice is about: the chosen categories, or a mix of everything. */
export function usePracticeName(): (practice: { categories: string[] }) => string {
  const { t } = useTranslation('student');
  return useCallback(
    ({ categories }) =>
      categories.length === 0 ? t('everything') : formatList(categories.map((name) => name || t('other'))),
    [t],
  );
}
