import { ActionIcon } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CountBadge } from '#web/kit/CountBadge.tsx';
import { Late } from '#web/kit/Late.tsx';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import classes from './NavCart.module.css';
import { useCartCount } from './useCartCount.ts';

const CartList = lazyPart(
  () => import('./CartList.tsx'),
  (file) => file.CartList,
);

/** The cart in the navbar, for those who may shop. It follows in every tab. A phone has room for it once it is filled. */
export function NavCart({ phone = false }: { phone?: boolean }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const count = useCartCount();
  if (count === undefined || (phone && count === 0 && !opened)) return null;
  const name = t('cart.button', { count });
  return (
    <CountBadge count={count}>
      <Popover opened={opened} onChange={setOpened} width={380} trapFocus withRoles>
        <Tooltip label={opened ? '' : name}>
          <Popover.Target>
            <ActionIcon aria-label={name} onClick={() => setOpened(!opened)}>
              <IconShoppingCart size={phone ? 20 : 18} stroke={1.75} />
            </ActionIcon>
          </Popover.Target>
        </Tooltip>
        <Popover.Dropdown className={classes.dropdown} aria-label={t('cart.title')}>
          <Late height={220}>
            <CartList onClose={() => setOpened(false)} />
          </Late>
        </Popover.Dropdown>
      </Popover>
    </CountBadge>
  );
}
