import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Page } from '#contract/pages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './HorizontalMenu.module.css';
import { useActiveEntry, useMenu } from './MenuList.tsx';
import { isBranch, type MenuGroup } from './menu.ts';
import { iconOf } from './pageIcons.ts';

function Item({ page, active }: { page: Page; active: boolean }) {
  const { t } = useTranslation('pages');
  const Icon = iconOf(page.icon);
  return (
    <Menu.Item
      renderRoot={(props) => <Link to={page.link} {...props} />}
      className={classes.item}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      leftSection={<Icon size={16} stroke={1.75} />}
    >
      {t(`pages:${page.target}`)}
    </Menu.Item>
  );
}

function GroupMenu({ group: { group, entries }, active }: { group: MenuGroup; active: string | undefined }) {
  const { t } = useTranslation('shell');
  const pages = entries.flatMap((entry) => (isBranch(entry) ? entry.pages : [entry]));
  const holdsActive = pages.some((page) => page.target === active);
  return (
    <Menu position="bottom-start" width={240} trigger="click-hover" closeDelay={120}>
      <Menu.Target>
        <UnstyledButton className={classes.group} data-active={holdsActive || undefined} data-ripple>
          {t(`menu.groups.${group}`)}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => {
          if (!isBranch(entry)) return <Item key={entry.id} page={entry} active={entry.target === active} />;
          const BranchIcon = iconOf(entry.icon);
          return (
            <Menu.Sub key={entry.branch}>
              <Menu.Sub.Target>
                <Menu.Sub.Item leftSection={<BranchIcon size={16} stroke={1.75} />}>
                  {t(`menu.branches.${entry.branch}`)}
                </Menu.Sub.Item>
              </Menu.Sub.Target>
              <Menu.Sub.Dropdown>
                {entry.pages.map((page) => (
                  <Item key={page.id} page={page} active={page.target === active} />
                ))}
              </Menu.Sub.Dropdown>
            </Menu.Sub>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The same menu as a row: each group opens below its name. */
export function HorizontalMenu() {
  const { t } = useTranslation('shell');
  const menu = useMenu();
  const active = useActiveEntry();
  return (
    <nav className={classes.row} aria-label={t('menu.label')} data-tour="menu-row">
      {menu.map((group) => (
        <GroupMenu key={group.group} group={group} active={active} />
      ))}
    </nav>
  );
}
