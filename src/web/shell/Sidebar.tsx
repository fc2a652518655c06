import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLifebuoy } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { Brand } from '#web/art/Brand.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Drawer } from '#web/kit/Drawer.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toggleCollapsed, useCollapsed } from './collapse.ts';
import { MenuList } from './MenuList.tsx';
import { showPanel, useOpenPanel } from './panels.ts';
import classes from './Sidebar.module.css';

export function BrandLink() {
  const { t } = useTranslation('shell');
  return (
    <Link to="/" className={classes.brand} aria-label={t('brand')}>
      <Brand small />
    </Link>
  );
}

function Help() {
  const { t } = useTranslation('shell');
  return (
    <UnstyledButton className={classes.item} data-tour="help" data-ripple onClick={() => showPanel('shortcuts')}>
      <IconLifebuoy className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <span className={classes.label}>{t('menu.help')}</span>
    </UnstyledButton>
  );
}

export const Sidebar = memo(function Sidebar() {
  const { t } = useTranslation('shell');
  const collapsed = useCollapsed();
  const toggleName = collapsed ? t('menu.expand') : t('menu.collapse');
  return (
    <div className={classes.place} data-collapsed={collapsed || undefined}>
      <nav className={classes.sidebar} aria-label={t('menu.label')} data-tour="menu">
        <BrandLink />
        <MenuList />
        <div className={classes.foot}>
          <Help />
          <Tooltip label={toggleName}>
            <ActionIcon
              className={classes.toggle}
              size={28}
              aria-label={toggleName}
              aria-expanded={!collapsed}
              aria-keyshortcuts="["
              onClick={toggleCollapsed}
            >
              {collapsed ? (
                <IconLayoutSidebarLeftExpand size={18} stroke={1.75} />
              ) : (
                <IconLayoutSidebarLeftCollapse size={18} stroke={1.75} />
              )}
            </ActionIcon>
          </Tooltip>
        </div>
      </nav>
    </div>
  );
});

/** The same menu behind the menu button of small windows. */
export function MenuDrawer() {
  const { t } = useTranslation('shell');
  const opened = useOpenPanel() === 'menu';
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [at, setAt] = useState(path);
  // Whoever chose a page wants to see it.
  if (at !== path) {
    setAt(path);
    if (opened) showPanel(null);
  }
  return (
    <Drawer
      opened={opened}
      onClose={() => showPanel(null)}
      position="left"
      size={288}
      withCloseButton={false}
      title={t('menu.label')}
      classNames={{ content: classes.drawer, header: classes.spoken, body: classes.drawerBody }}
    >
      <nav className={classes.sidebar} aria-label={t('menu.label')}>
        <BrandLink />
        <MenuList />
        <div className={classes.foot}>
          <Help />
        </div>
      </nav>
    </Drawer>
  );
}
