import { ActionIcon, Tooltip } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '#web/kit/CountBadge.tsx';
import { useSession } from '#web/session.ts';
import { useMyPages } from './access.ts';

/** The way to the till, for those who may shop. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const count = useSession()?.extras.eCommerceCartItemsCount ?? 0;
  const checkout = useMyPages().find((page) => page.target === 'checkout');
  if (!checkout) return null;
  const name = t('cart', { count });
  return (
    <CountBadge count={count}>
      <Tooltip label={name}>
        <ActionIcon renderRoot={(props) => <Link to={checkout.link} {...props} />} aria-label={name}>
          <IconShoppingCart size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </CountBadge>
  );
}
