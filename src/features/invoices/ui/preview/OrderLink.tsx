import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useAbility } from '#web/session.ts';

/** From a bill to its order, for those who may see it. */
export function OrderLink({ orderId }: { orderId: number | null }) {
  const { t } = useTranslation('invoices');
  const maySee = useAbility().can('manage', 'Shop');
  if (orderId === null || !maySee) return null;
  return (
    <Anchor size="sm" component={Link} to={`/apps/ecommerce/orders/${orderId}`}>
      {t('order.named', { number: orderId })}
    </Anchor>
  );
}
