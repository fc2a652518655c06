import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { ProductDetail } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { ProductPicture } from '../ProductPicture.tsx';
import classes from './Gallery.module.css';

/** The pictures of a product: one large, all of them small below it. */
export function Gallery({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('shop');
  const [chosen, setAt] = useState(0);
  const pictures = product.gallery.length > 0 ? product.gallery : [{ url: '', alt: '' }];
  const count = pictures.length;
  // The one that was looked at may be taken out.
  const at = Math.min(chosen, count - 1);
  const shown = pictures[at] ?? { url: '', alt: '' };
  const go = (by: number) => setAt((at + by + count) % count);
  const numbered = (index: number) =>
    t('gallery.picture', { name: product.name, number: formatNumber(index + 1), count: formatNumber(count) });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const forward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    go(forward ? 1 : -1);
  }
  return (
    <section className={classes.gallery} aria-label={t('gallery.label')}>
      <div className={classes.large}>
        <ProductPicture id={product.id} src={shown.url} alt={count > 1 ? numbered(at) : product.name} eager />
        {count > 1 && (
          <>
            <ActionIcon
              className={classes.before}
              variant="default"
              size={36}
              aria-label={t('gallery.previous')}
              onClick={() => go(-1)}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.after}
              variant="default"
              size={36}
              aria-label={t('gallery.next')}
              onClick={() => go(1)}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className={classes.small} onKeyDown={onKeyDown}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <UnstyledButton
                className={classes.thumb}
                aria-label={numbered(index)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => setAt(index)}
              >
                <ProductPicture id={product.id} src={picture.url} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
