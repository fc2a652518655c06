import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconMessage2, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductDetail } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { PageSteps } from '#web/kit/PageSteps.tsx';
import { StarRow } from '#web/kit/Stars.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/kit/states.tsx';
import { REVIEWS_A_PAGE, reviewsOf } from '../queries.ts';
import card from './Product.module.css';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import classes from './Reviews.module.css';

interface Part {
  reviews?: number | undefined;
  stars?: number | undefined;
}

interface Props {
  product: ProductDetail;
  page: number;
  stars: number | undefined;
  onChange: (part: Part) => void;
}

/** The mean, and how many gave how many stars: each a filter. */
function Summary({ product, stars: chosen, onChange }: Pick<Props, 'product' | 'stars' | 'onChange'>) {
  const { t } = useTranslation('shop');
  const { rating, reviewsCount, stars } = product;
  return (
    <div className={classes.summary}>
      <p className={classes.mean}>
        <span className={classes.number}>{formatNumber(rating, { minimumFractionDigits: 1 })}</span>
        <StarRow rating={rating} size={18} />
        <span className={classes.count}>
          {t('stars.count', { count: reviewsCount, number: formatNumber(reviewsCount) })}
        </span>
      </p>
      <ul className={classes.bars}>
        {[5, 4, 3, 2, 1].map((star) => {
          const count = stars[star - 1] ?? 0;
          const share = reviewsCount > 0 ? (count / reviewsCount) * 100 : 0;
          return (
            <li key={star}>
              <UnstyledButton
                className={classes.bar}
                aria-pressed={chosen === star}
                onClick={() => onChange({ stars: chosen === star ? undefined : star, reviews: undefined })}
              >
                <VisuallyHidden>{t('reviews.only', { count: star, reviews: formatNumber(count) })}</VisuallyHidden>
                <span className={classes.star} aria-hidden>
                  {formatNumber(star)}
                </span>
                <span className={classes.track}>
                  <span className={classes.share} style={{ inlineSize: `${share}%` }} />
                </span>
                <span className={classes.many} aria-hidden>
                  {formatNumber(count)}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Reviews({ product, page, stars, onChange }: Props) {
  const { t } = useTranslation('shop');
  const [writing, setWriting] = useState(false);
  const found = useQuery(reviewsOf(product.id, page, stars));
  const mine = found.data?.mine ?? null;
  const pages = Math.max(1, Math.ceil((found.data?.total ?? 0) / REVIEWS_A_PAGE));
  // The only one on the last page was removed, or an address names a page that is not there.
  const isPast = found.data !== undefined && !found.isPlaceholderData && page > pages;
  const goTo = (next: number) => onChange({ reviews: next > 1 ? next : undefined });
  useEffect(() => {
    if (isPast) goTo(pages);
  });

  function list() {
    if (!found.data) {
      if (found.isError) return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
      return <SkeletonRows rows={3} />;
    }
    if (found.data.total === 0) {
      return stars === undefined ? (
        <EmptyState icon={IconMessage2} title={t('reviews.none')} detail={t('reviews.noneDetail')} />
      ) : (
        <EmptyState
          icon={IconMessage2}
          title={t('reviews.noneSuch', { count: stars })}
          action={
            <Button variant="default" size="xs" onClick={() => onChange({ stars: undefined, reviews: undefined })}>
              {t('reviews.all')}
            </Button>
          }
        />
      );
    }
    return (
      <>
        <ul className={classes.list}>
          {found.data.reviews.map((review) => (
            <ReviewRow key={review.id} review={review} productId={product.id} onEdit={() => setWriting(true)} />
          ))}
        </ul>
        <PageSteps page={page} pages={pages} onPage={goTo} />
      </>
    );
  }

  return (
    <section className={card.card} id="reviews" aria-labelledby="reviews-title">
      <div className={classes.head}>
        <h2 className={card.title} id="reviews-title">
          {t('reviews.title')}
        </h2>
        {!writing && found.data && product.status === 'published' && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {mine ? t('reviews.change') : t('reviews.write')}
          </Button>
        )}
      </div>
      {writing && <ReviewForm productId={product.id} mine={mine} onClose={() => setWriting(false)} />}
      <div className={classes.parts} data-alone={product.reviewsCount === 0 || undefined}>
        {product.reviewsCount > 0 && <Summary product={product} stars={stars} onChange={onChange} />}
        <div className={classes.found}>{list()}</div>
      </div>
    </section>
  );
}
