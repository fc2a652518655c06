import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterFirstSign, whenQuiet } from '#web/kit/firstSign.ts';
import { followOwnJobs } from '#web/kit/jobs/ownJobs.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { adopt } from '#web/preferences.ts';
import { useAbility, useSession } from '#web/session.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { useFrameLayout, useIsPhone, useIsSmall } from './frameLayout.ts';
import { Navbar, PhoneBar } from './Navbar.tsx';
import { useOpenables } from './openables.ts';
import { preferencesQuery } from './preferencesQuery.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { MenuDrawer, Sidebar } from './Sidebar.tsx';
import { useShortcuts } from './shortcuts.ts';
import { TourHost } from './tour/TourHost.tsx';

const ChatHost = lazyPart(
  () => import('#features/chat/ui/ChatHost.tsx'),
  (file) => file.ChatHost,
);

/** What the person chose on another device arrives here. */
function useStoredPreferences() {
  const person = useSession()?.id;
  const { data } = useQuery(preferencesQuery);
  useEffect(() => {
    if (person !== undefined && data) adopt(person, data);
  }, [person, data]);
}

/** Long work goes on without its page: whoever comes back sees how far it is. */
function useOwnJobs(open: (path: string) => void) {
  const person = useSession();
  const asker = person && !person.viewer && person.role !== 'Student' ? person.id : undefined;
  useEffect(() => {
    if (asker !== undefined) followOwnJobs(open).catch(() => {});
  }, [asker, open]);
}

/** Chats are followed from every page: at once where they are shown, elsewhere with the first sign. */
function useFollowsChats() {
  const mayRead = useAbility().can('read', 'Chat');
  const isShown = useLocation({ select: ({ pathname }) => pathname === '/apps/chat' });
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return;
    const begin = () => setBegun(true);
    return isShown ? whenQuiet(begin) : afterFirstSign(begin);
  }, [isShown, hasBegun]);
  return mayRead && hasBegun;
}

/** What goes on around every page and shows nothing by itself: apart, so that it never draws the frame again. */
function Followers() {
  const navigate = useNavigate();
  const go = useCallback((href: string) => void navigate({ href }), [navigate]);
  useStoredPreferences();
  useOwnJobs(go);
  useShortcuts(useSession(), go);
  useOpenables();
  const followsChats = useFollowsChats();
  return <Suspense>{followsChats && <ChatHost />}</Suspense>;
}

/** Menu, navbar and footer around the page. It stays while its pages change, also between `_frame` and `_open`. */
export function FrameView({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const layout = useFrameLayout();
  const isPhone = useIsPhone();
  const isSmall = useIsSmall();

  const hasMenu = layout.menu !== 'none';
  const hasSidebar =
    !isSmall && (layout.menu === 'vertical' || (layout.menu === 'horizontal' && layout.navbar === 'hidden'));
  // Where the menu is a drawer, the bar is the way to it.
  const navbar = isSmall && layout.navbar === 'hidden' ? 'floating' : layout.navbar;
  return (
    <div
      className={classes.frame}
      data-width={layout.width}
      data-workbench={layout.workbench || undefined}
      data-navbar={isPhone ? 'phone' : navbar}
      data-horizontal={(layout.menu === 'horizontal' && !isSmall) || undefined}
    >
      <a className={classes.skip} href="#page">
        {t('skip')}
      </a>
      {hasSidebar && <Sidebar />}
      {isSmall && hasMenu && <MenuDrawer />}
      <div className={classes.column}>
        {isPhone && <PhoneBar hasMenu={hasMenu} />}
        {!isPhone && navbar !== 'hidden' && <Navbar kind={navbar} menu={layout.menu} small={isSmall} />}
        <main className={classes.page} id="page" tabIndex={-1}>
          {children}
        </main>
        {!layout.workbench && layout.footer !== 'hidden' && <Footer kind={layout.footer} />}
      </div>
      <ScrollToTop />
      <ConnectionNote />
      <TourHost />
      <Followers />
    </div>
  );
}
