import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { pageStep } from './DataTable/pageStep.ts';
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
      <ActionIcon className={classes.arrow} aria-label={t('table.previousPage')} {...pageStep(page, -1, pages, onPage)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <span>{t('table.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      <ActionIcon className={classes.arrow} aria-label={t('table.nextPage')} {...pageStep(page, 1, pages, onPage)}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
