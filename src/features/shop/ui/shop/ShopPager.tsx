import { Pagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/kit/format.ts';
import classes from './Shop.module.css';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Nine at a time. */
export function ShopPager({ page, perPage, total, onPage }: Props) {
  const { t } = useTranslation('shop');
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        siblings={1}
        getItemProps={(one) => ({
          'aria-label': t('pager.page', { page: formatNumber(one) }),
          children: formatNumber(one),
        })}
        getControlProps={(control) => ({
          'aria-label': t(control === 'next' ? 'pager.next' : 'pager.previous'),
        })}
      />
    </nav>
  );
}
