import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShoppingCartPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ColorOption, Product } from '#features/shop/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { addToCart } from './basket.ts';
import { useCheckout } from './useCheckout.ts';

interface Props extends ButtonProps {
  product: Product;
  qty?: number;
  colour?: ColorOption | undefined;
  /** On the product's own page one more can be put in; in a list, what is there leads to the till. */
  more?: boolean;
}

export function CartButton({ product, qty = 1, colour, more = false, ...others }: Props) {
  const { t } = useTranslation('shop');
  const [busy, setBusy] = useState(false);
  const checkout = useCheckout();
  const isOut = product.stock === 0;

  if (product.isInCart && !more && checkout && !busy) {
    return (
      <Button
        variant="default"
        {...others}
        renderRoot={(props) => <Link to={checkout} {...props} />}
        leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
        aria-label={t('inCartNamed', { name: product.name })}
      >
        {t('inCart')}
      </Button>
    );
  }
  async function add() {
    setBusy(true);
    await addToCart(product, { qty, colour });
    setBusy(false);
  }
  return (
    <Button
      variant="default"
      {...others}
      disabled={isOut}
      loading={busy}
      leftSection={isOut ? undefined : <IconShoppingCartPlus size={16} stroke={1.75} aria-hidden />}
      aria-label={isOut ? undefined : t('addNamed', { name: product.name })}
      onClick={() => void add()}
    >
      {isOut ? t('soldOut') : t('add')}
    </Button>
  );
}
