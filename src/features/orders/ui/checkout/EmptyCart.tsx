import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Notice } from '#web/kit/Notice.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import classes from './Checkout.module.css';
import type { PlacingProblem } from './usePlacing.ts';

/** Nothing to buy; after an order nobody heard of, where it would be found. */
export function EmptyCart({ problem }: { problem: PlacingProblem | undefined }) {
  const { t } = useTranslation('orders');
  return (
    <>
      {problem && (
        <div className={classes.refused}>
          <Notice
            tone="warning"
            actions={
              <Button component={Link} to="/apps/ecommerce/orders" variant="default" size="xs">
                {t('checkout.toOrders')}
              </Button>
            }
          >
            {problem.isUnheard ? t('checkout.unheard') : say(problem.words)}
          </Notice>
        </div>
      )}
      <div className={classes.card}>
        <EmptyState
          icon={IconShoppingCart}
          title={t('cart.empty')}
          detail={t('cart.emptyDetail')}
          action={
            <Button component={Link} to="/apps/ecommerce/shop">
              {t('toShop')}
            </Button>
          }
        />
      </div>
    </>
  );
}
