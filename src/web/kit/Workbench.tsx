import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useIsNarrow, useIsPhone, useIsSmall } from '#web/shell/frameLayout.ts';
import { Drawer } from './Drawer.tsx';
import classes from './Workbench.module.css';

interface Pane {
  content: ReactNode;
  width: number;
  /** Said to readers, and written over the drawer that it becomes where there is no room. */
  label: string;
}

interface DrawnPane extends Pane {
  opened: boolean;
  onClose: () => void;
}

interface Props {
  /** Folders, labels, calendars. A drawer below 992. */
  side?: DrawnPane;
  list?: Pane;
  /** More about what is open. A drawer below 1200; left out, it is closed. */
  info?: DrawnPane | undefined;
  /** Below 768 one pane shows at a time. */
  phoneShows?: 'list' | 'main';
  mainLabel: string;
  children: ReactNode;
}

function SidePane({ pane, drawn, end = false }: { pane: DrawnPane; drawn: boolean; end?: boolean }) {
  const { t } = useTranslation('kit');
  const { opened, onClose } = pane;
  useEffect(() => {
    if (!drawn && !end && opened) onClose();
  }, [drawn, end, opened, onClose]);
  if (!drawn) {
    return (
      <aside
        className={end ? classes.info : classes.side}
        style={{ width: pane.width }}
        aria-label={pane.label}
        // A scrolling pane can be scrolled by keys.
        tabIndex={-1}
      >
        {pane.content}
      </aside>
    );
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={end ? 'right' : 'left'}
      size={Math.max(pane.width, 280)}
      title={pane.label}
      closeButtonProps={{ 'aria-label': t('drawer.close') }}
      classNames={{ body: classes.drawn }}
    >
      {pane.content}
    </Drawer>
  );
}

/**
 * A page that fills the window with panes side by side: email, chat, to-do, calendar. Its route says
 * `staticData: { workbench: true }`. Panes scroll by themselves; the page does not.
 */
export function Workbench({ side, list, info, phoneShows = 'main', mainLabel, children }: Props) {
  const isPhone = useIsPhone();
  const isSmall = useIsSmall();
  const isNarrow = useIsNarrow();
  const showsList = list && (!isPhone || phoneShows === 'list');
  const showsMain = !isPhone || !list || phoneShows === 'main';
  return (
    <div className={classes.bench} data-shows={phoneShows}>
      {side && <SidePane pane={side} drawn={isSmall ?? false} />}
      {showsList && (
        <section className={classes.list} style={isPhone ? undefined : { width: list.width }} aria-label={list.label}>
          {list.content}
        </section>
      )}
      {showsMain && (
        <section className={classes.main} aria-label={mainLabel}>
          {children}
        </section>
      )}
      {info && (isNarrow || info.opened) && <SidePane pane={info} drawn={isNarrow ?? false} end />}
    </div>
  );
}
