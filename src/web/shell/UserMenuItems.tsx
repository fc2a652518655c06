import {
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconPalette,
  IconSettings,
  IconShoppingCart,
  IconStar,
  IconStarFilled,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UserData } from '#features/auth/contract.ts';
import { useCartCount } from '#features/shop/ui/useCartCount.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { askToLeave } from '#web/kit/useUnsavedGuard.ts';
import { endSession } from '#web/session.ts';
import { useMyPages } from './access.ts';
import { useBookmarks, useToggleBookmark } from './bookmarks.ts';
import { LanguageItems } from './LanguageMenu.tsx';
import { useActiveTarget } from './MenuList.tsx';
import classes from './Navbar.module.css';
import { iconOf } from './pageIcons.ts';
import { showPanel } from './panels.ts';
import { useSkinToggle } from './useSkinToggle.ts';

function PageItem({ link, icon, children }: { link: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Menu.Item renderRoot={(props) => <Link to={link} {...props} />} leftSection={icon}>
      {children}
    </Menu.Item>
  );
}

/** What the phone's bar has no room for. */
function PhoneItems() {
  const { t } = useTranslation('shell');
  const { name, Icon, toggle } = useSkinToggle();
  const { pages, bookmarks } = useBookmarks();
  const { mutate } = useToggleBookmark();
  const active = useActiveTarget();
  const here = pages.find((page) => page.target === active);
  const checkout = useMyPages().find((page) => page.target === 'checkout');
  const inCart = useCartCount();
  return (
    <>
      {checkout && inCart !== undefined && (
        <PageItem link={checkout.link} icon={<IconShoppingCart size={18} stroke={1.75} />}>
          {t('cart.button', { count: inCart })}
        </PageItem>
      )}
      {bookmarks.map((page) => {
        const PageIcon = iconOf(page.icon);
        return (
          <PageItem key={page.id} link={page.link} icon={<PageIcon size={18} stroke={1.75} />}>
            {t(`pages:${page.target}`)}
          </PageItem>
        );
      })}
      {here && (
        <Menu.Item
          leftSection={here.isBookmarked ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
          onClick={() => mutate(here)}
        >
          {here.isBookmarked ? t('bookmarks.remove') : t('bookmarks.add')}
        </Menu.Item>
      )}
      {(here || bookmarks.length > 0) && <Menu.Divider />}
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item leftSection={<IconLanguage size={18} stroke={1.75} />}>{t('language.title')}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown>
          <LanguageItems />
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Item leftSection={<Icon size={18} stroke={1.75} />} onClick={toggle}>
        {name}
      </Menu.Item>
    </>
  );
}

/** Whatever would keep the tab from closing is asked about here, too. */
async function signOut() {
  const isSaved = dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (isSaved || (await askToLeave())) await endSession();
}

export function UserMenuItems({ person, phone }: { person: UserData; phone: boolean }) {
  const { t } = useTranslation('shell');
  const pages = useMyPages();
  const profile = pages.find((page) => page.target === 'profile');
  const settings = pages.find((page) => page.target === 'account-settings');
  const size = phone ? 18 : 16;
  return (
    <>
      <div className={classes.who}>
        <bdi className={classes.whoName}>{person.fullName}</bdi>
        <bdi className={classes.whoEmail}>{person.email}</bdi>
      </div>
      <Menu.Divider />
      {profile && (
        <PageItem link={profile.link} icon={<IconUserCircle size={size} stroke={1.75} />}>
          {t('pages:profile')}
        </PageItem>
      )}
      {settings && (
        <PageItem link={settings.link} icon={<IconSettings size={size} stroke={1.75} />}>
          {t('pages:account-settings')}
        </PageItem>
      )}
      {phone && <PhoneItems />}
      <Menu.Item leftSection={<IconPalette size={size} stroke={1.75} />} onClick={() => showPanel('appearance')}>
        {t('user.appearance')}
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={size} stroke={1.75} />} onClick={() => showPanel('shortcuts')}>
        {t('menu.help')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={size} stroke={1.75} />} onClick={() => void signOut()}>
        {t('user.signOut')}
      </Menu.Item>
    </>
  );
}
