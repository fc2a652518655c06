import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ProductDetail } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ProductCard } from '../ProductCard.tsx';
import { relatedTo } from '../queries.ts';
import classes from './Related.module.css';

/** Which way the line of cards can still be moved. */
function useEnds() {
  const line = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = useCallback(() => {
    const { current } = line;
    if (!current) return;
    const gone = Math.abs(current.scrollLeft);
    setEnds({ start: gone < 4, end: gone + current.clientWidth > current.scrollWidth - 4 });
  }, []);
  const go = (by: 1 | -1) => {
    const { current } = line;
    const way = document.documentElement.dir === 'rtl' ? -by : by;
    current?.scrollBy({ left: way * current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return { line, ends, look, go };
}

/** More of the same kind, in a line that is pushed along. */
export function Related({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const related = useQuery(relatedTo(product.id)).data;
  const { line, ends, look, go } = useEnds();
  if (!related || related.length === 0) return null;
  return (
    <section className={classes.related} aria-labelledby="related">
      <div className={classes.head}>
        <h2 className={classes.title} id="related">
          {t('related.title')}
        </h2>
        <ActionIcon
          className={classes.arrow}
          variant="default"
          aria-label={t('related.previous')}
          disabled={ends.start}
          onClick={() => go(-1)}
        >
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.arrow}
          variant="default"
          aria-label={t('related.next')}
          disabled={ends.end}
          onClick={() => go(1)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <ul ref={line} className={classes.line} onScroll={look}>
        {related.map((one) => (
          <li key={one.id}>
            <ProductCard product={one} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
