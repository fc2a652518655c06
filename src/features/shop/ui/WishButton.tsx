import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { Product } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toggleWish } from './basket.ts';
import classes from './WishButton.module.css';

export function WishButton({ product, bare = false }: { product: Product; bare?: boolean }) {
  const { t } = useTranslation('shop');
  const words = product.isInWishlist ? t('unwish') : t('wish');
  const Heart = product.isInWishlist ? IconHeartFilled : IconHeart;
  return (
    <Tooltip label={words}>
      <ActionIcon
        className={classes.heart}
        variant={bare ? 'subtle' : 'default'}
        size={36}
        aria-pressed={product.isInWishlist}
        aria-label={t('wishNamed', { name: product.name })}
        onClick={() => void toggleWish(product)}
      >
        <Heart size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
