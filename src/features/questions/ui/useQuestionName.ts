import { useCallback } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

/** What a question is called: its name, or how its text begins. */
export function useQuestionName() {
  const { t } = useTranslation('questions');
  return useCallback(
    ({ name, preview }: { name: string; preview: string }) => name || preview || t('list.unnamed'),
    [t],
  );
}
