import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import { NotificationsButton } from '#features/notifications/ui/NotificationsButton.tsx';
import { NavCart } from '#features/shop/ui/NavCart.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { BookmarkBar } from './BookmarkBar.tsx';
import type { FrameLayout } from './frameLayout.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import classes from './Navbar.module.css';
import { showPanel } from './panels.ts';
import { SearchIcon, SearchTrigger } from './SearchTrigger.tsx';
import { BrandLink } from './Sidebar.tsx';
import { SkinToggle } from './SkinToggle.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useShownTitle } from './usePageTitle.ts';

/** Its groups open under the pointer, and only some have the menu as a row. */
const HorizontalMenu = lazyPart(
  () => import('./HorizontalMenu.tsx'),
  (file) => file.HorizontalMenu,
);

function MenuButton() {
  const { t } = useTranslation('shell');
  return (
    <Tooltip label={t('menu.open')}>
      <ActionIcon
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        data-tour="menu-button"
        onClick={() => showPanel('menu')}
      >
        <IconMenu2 size={20} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

interface Props {
  kind: FrameLayout['navbar'];
  menu: FrameLayout['menu'];
  /** The menu is a drawer: the bar has its button. */
  small: boolean;
}

export const Navbar = memo(function Navbar({ kind, menu, small }: Props) {
  const isHorizontal = menu === 'horizontal' && !small;
  return (
    <header className={classes.place} data-kind={kind} data-horizontal={isHorizontal || undefined}>
      <div className={classes.bar}>
        <div className={classes.row}>
          {small && menu !== 'none' && <MenuButton />}
          {isHorizontal && <BrandLink />}
          <SearchTrigger />
          <BookmarkBar small={small} />
          <div className={classes.end}>
            <LanguageMenu />
            <SkinToggle />
            <NavCart />
            <NotificationsButton />
            <span className={classes.divider} />
            <UserMenu />
          </div>
        </div>
        {isHorizontal && (
          <Suspense fallback={<div className={classes.menuRow} />}>
            <HorizontalMenu />
          </Suspense>
        )}
      </div>
    </header>
  );
});

/** The flat bar of phones: menu, page title, search, cart, notifications, person. */
export const PhoneBar = memo(function PhoneBar({ hasMenu }: { hasMenu: boolean }) {
  const title = useShownTitle();
  return (
    <header className={classes.phone}>
      {hasMenu && <MenuButton />}
      <span className={classes.phoneTitle}>{title}</span>
      <SearchIcon />
      <NavCart phone />
      <NotificationsButton />
      <UserMenu phone />
    </header>
  );
});
