import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useSession } from '#web/session.ts';
import { useMyPages } from './access.ts';
import { useBadges } from './badges.ts';
import { entryOf, isBranch, type MenuBranch, menuOf } from './menu.ts';
import { NavItem } from './NavItem.tsx';
import { iconOf } from './pageIcons.ts';
import { pageAt } from './routed.ts';
import classes from './Sidebar.module.css';
import { useActiveInSight } from './useActiveInSight.ts';

export function useMenu() {
  const person = useSession();
  const pages = useMyPages();
  const role = person?.role;
  return useMemo(() => (role ? menuOf(pages, role) : []), [pages, role]);
}

/** The target of the page that is open, or that the open address is part of. */
export const useActiveTarget = () => useLocation({ select: ({ pathname }) => pageAt(pathname)?.target });

/** The same for the menu, where a page of one thing is part of its list. */
export function useActiveEntry() {
  const target = useActiveTarget();
  return target && entryOf(target);
}

/** `active` is the open page when it is one of its own. */
const Branch = memo(function Branch({ branch, active }: { branch: MenuBranch; active: string | undefined }) {
  const { t } = useTranslation('shell');
  const hasActive = active !== undefined;
  // Opens by itself when its page opens, and stays as the person leaves it.
  const [isOpen, setIsOpen] = useState(hasActive);
  const [was, setWas] = useState(hasActive);
  if (was !== hasActive) {
    setWas(hasActive);
    if (hasActive) setIsOpen(true);
  }
  const Icon = iconOf(branch.icon);
  return (
    <li>
      <UnstyledButton
        className={classes.item}
        data-holds-active={hasActive ? (isOpen ? 'shown' : 'hidden') : undefined}
        data-ripple
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden />
        <span className={classes.label}>{t(`menu.branches.${branch.branch}`)}</span>
        <IconChevronRight className={classes.chevron} size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <ul className={classes.inside}>
          {branch.pages.map((page) => (
            <li key={page.id}>
              <NavItem page={page} active={page.target === active} inside />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

export function MenuList() {
  const { t } = useTranslation('shell');
  const menu = useMenu();
  const active = useActiveEntry();
  const badges = useBadges();
  const list = useActiveInSight(active);
  return (
    <div className={classes.nav} ref={list}>
      {menu.map(({ group, entries }) => (
        <div key={group} className={classes.group}>
          <h2 className={classes.groupLabel} id={`menu-${group}`}>
            <span>{t(`menu.groups.${group}`)}</span>
          </h2>
          <ul aria-labelledby={`menu-${group}`}>
            {entries.map((entry) =>
              isBranch(entry) ? (
                <Branch
                  key={entry.branch}
                  branch={entry}
                  active={entry.pages.find((page) => page.target === active)?.target}
                />
              ) : (
                <li key={entry.id}>
                  <NavItem page={entry} active={entry.target === active} badge={badges[entry.target]} />
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
