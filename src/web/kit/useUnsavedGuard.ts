import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from './confirm.ts';

/** Asks before what was typed is left behind, inside the app and when the tab closes. */
export function useUnsavedGuard(isUnsaved: () => boolean, enabled: boolean) {
  const { t } = useTranslation('kit');
  useBlocker({
    disabled: !enabled,
    enableBeforeUnload: isUnsaved,
    shouldBlockFn: async () => {
      if (!isUnsaved()) return false;
      const leave = await confirm({
        question: t('unsaved.question'),
        detail: t('unsaved.detail'),
        verb: t('unsaved.leave'),
        cancel: t('unsaved.stay'),
        danger: true,
      });
      return !leave;
    },
  });
}
