import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { formatNumber } from '../format.ts';
import { pageButtons } from './address.ts';
import classes from './Pager.module.css';
import { pageStep } from './pageStep.ts';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  className?: string | undefined;
  /** Whose pages, where a screen has several lists. */
  label?: string | undefined;
}

/** The pages of a list as buttons: the ends, those around the open one, one back and one on. */
export function PageNumbers({ page, pages, onPage, className = '', label }: Props) {
  const { t } = useTranslation('kit');
  const isPhone = useIsPhone();
  if (pages <= 1) return null;
  return (
    <nav className={`${classes.pages} ${className}`} aria-label={label ?? t('table.pages')}>
      <ActionIcon
        className={classes.arrow}
        size={32}
        aria-label={t('table.previousPage')}
        {...pageStep(page, -1, pages, onPage)}
      >
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
      {pageButtons(page, pages, isPhone).map((one) =>
        typeof one === 'number' ? (
          <UnstyledButton
            key={one}
            className={classes.page}
            aria-label={t('table.page', { page: formatNumber(one) })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {formatNumber(one)}
          </UnstyledButton>
        ) : (
          <span key={one} className={classes.gap} aria-hidden>
            …
          </span>
        ),
      )}
      <ActionIcon
        className={classes.arrow}
        size={32}
        aria-label={t('table.nextPage')}
        {...pageStep(page, 1, pages, onPage)}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
