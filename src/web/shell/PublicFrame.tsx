import { ActionIcon, Button } from '@mantine/core';
import { IconLogin2, IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Footer } from './Footer.tsx';
import frame from './Frame.module.css';
import { useIsPhone } from './frameLayout.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useActiveTarget } from './MenuList.tsx';
import { useOpenables } from './openables.ts';
import { useOpenPages } from './openPages.ts';
import classes from './PublicFrame.module.css';
import { ScrollToTop } from './ScrollToTop.tsx';
import { BrandLink } from './Sidebar.tsx';
import { SkinToggle } from './SkinToggle.tsx';

function PageLinks() {
  const { t } = useTranslation('shell');
  const pages = useOpenPages();
  const active = useActiveTarget();
  return (
    <nav className={classes.links} aria-label={t('open.pages')}>
      {pages.map(({ target, link }) => (
        <Link key={target} to={link} data-active={target === active || undefined}>
          {t(`pages:${target}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The same links behind a button, where they have no room. */
function PageMenu() {
  const { t } = useTranslation('shell');
  const pages = useOpenPages();
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={t('open.pages')} size={44}>
          <IconMenu2 size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {pages.map(({ target, link }) => (
          <Menu.Item key={target} renderRoot={(props) => <Link to={link} {...props} />}>
            {t(`pages:${target}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Around open pages for whoever is not signed in: the way to the other ones, and in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const here = useLocation({ select: ({ href }) => href });
  useOpenables();
  return (
    <div className={classes.frame} data-navbar="public">
      <a className={frame.skip} href="#page">
        {t('skip')}
      </a>
      <header className={classes.bar}>
        <div className={classes.row}>
          {isPhone && <PageMenu />}
          <BrandLink />
          {!isPhone && <PageLinks />}
          <div className={classes.end}>
            <LanguageMenu />
            <SkinToggle />
            <Button
              className={classes.signIn}
              variant="default"
              leftSection={<IconLogin2 size={16} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <Link to="/pages/login-cover" search={{ returnTo: here }} {...props} />}
            >
              {t('open.signIn')}
            </Button>
          </div>
        </div>
      </header>
      <main className={classes.page} id="page" tabIndex={-1}>
        {children}
      </main>
      <Footer kind="static" />
      <ScrollToTop />
    </div>
  );
}
