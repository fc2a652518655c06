import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './fields.module.css';

/** What is rarely needed, folded away. */
export function More({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation('questioneditor');
  return (
    <details className={classes.more}>
      <summary>
        <IconChevronRight size={14} stroke={1.75} aria-hidden />
        {label ?? t('more')}
      </summary>
      <div className={classes.moreBody}>{children}</div>
    </details>
  );
}
