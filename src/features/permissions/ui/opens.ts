import { PERMISSION_GRANTS, type PermissionKey, type Rule } from '#contract/access.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';

function inWords(t: Translate<'access'>, rules: readonly Rule[]): string[] {
  const changed = new Set(rules.filter((one) => one.action === 'manage').map((one) => one.subject));
  // Who may change something may see it, too.
  const seen = new Set(
    rules.filter((one) => one.action === 'read' && !changed.has(one.subject)).map((one) => one.subject),
  );
  const areas = (subjects: Set<Rule['subject']>) => formatList([...subjects].map((one) => t(`area.${one}`)));
  return [
    ...(changed.size > 0 ? [t('permissions.manages', { areas: areas(changed) })] : []),
    ...(seen.size > 0 ? [t('permissions.reads', { areas: areas(seen) })] : []),
  ];
}

/** What rules open, in words: "Change: Questions, Blog" and "See: Invoices". */
export function useOpens() {
  const { t } = useTranslation('access');
  return {
    ofRules: (rules: readonly Rule[]) => inWords(t, rules),
    /** Null: it opens nothing yet. */
    ofKey: (key: PermissionKey | null) => (key ? inWords(t, PERMISSION_GRANTS[key].rules).join(' · ') : null),
  };
}
