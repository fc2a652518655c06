import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from './format.ts';
import classes from './PageSteps.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Whose pages, where a screen has several lists. */
  label?: string | undefined;
}

/** Through the pages of something small that has no address of its own for them. */
export function PageSteps({ page, pages, onPage, label }: Props) {
  const { t } = useTranslation('kit');
  if (pages <= 1) return null;
  return (
    <nav className={classes.steps} aria-label={label ?? t('table.pages')}>
      <ActionIcon
        className={classes.arrow}
        aria-label={t('table.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <span>{t('table.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      <ActionIcon
        className={classes.arrow}
        aria-label={t('table.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
