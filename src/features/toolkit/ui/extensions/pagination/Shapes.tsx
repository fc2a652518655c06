import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageNumbers } from '#web/kit/DataTable/PageNumbers.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Segments } from '#web/kit/Segments.tsx';
import classes from './Pagination.module.css';

const PAGES = [1, 3, 7, 200];

export function Shapes() {
  const { t } = useTranslation('pagination');
  const [pages, setPages] = useState(200);
  const [page, setPage] = useState(100);
  return (
    <>
      <Segments
        aria-label={t('shapes.pages')}
        value={String(pages)}
        onChange={(value) => {
          setPages(Number(value));
          setPage(Math.ceil(Number(value) / 2));
        }}
        data={PAGES.map((count) => ({ value: String(count), label: formatNumber(count) }))}
      />
      <div className={classes.shapes}>
        <PageNumbers page={page} pages={pages} onPage={setPage} label={t('shapes.title')} />
      </div>
    </>
  );
}
