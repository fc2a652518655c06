import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PageEntry } from '#features/bookmarks/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useBookmarks, useToggleBookmark } from './bookmarks.ts';
import { useActiveTarget } from './MenuList.tsx';
import classes from './Navbar.module.css';
import { iconOf } from './pageIcons.ts';

const IN_THE_BAR = 5;
/** Beside whole words in the search. */
const IN_A_SMALL_BAR = 2;

function BookmarkIcon({ page, active }: { page: PageEntry; active: boolean }) {
  const { t } = useTranslation('pages');
  const Icon = iconOf(page.icon);
  const title = t(`pages:${page.target}`);
  return (
    <Tooltip label={title}>
      <ActionIcon
        renderRoot={(props) => <Link to={page.link} {...props} />}
        aria-label={title}
        aria-current={active ? 'page' : undefined}
      >
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

function MoreBookmarks({ pages }: { pages: PageEntry[] }) {
  const { t } = useTranslation('shell');
  const name = t('bookmarks.more', { count: pages.length });
  return (
    <Menu position="bottom-start">
      <Tooltip label={name}>
        <Menu.Target>
          <ActionIcon aria-label={name}>
            <IconChevronDown size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        {pages.map((page) => {
          const Icon = iconOf(page.icon);
          return (
            <Menu.Item
              key={page.id}
              renderRoot={(props) => <Link to={page.link} {...props} />}
              leftSection={<Icon size={16} stroke={1.75} />}
            >
              {t(`pages:${page.target}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Stars or unstars the page that is open. */
function StarThisPage({ page }: { page: PageEntry }) {
  const { t } = useTranslation('shell');
  const { mutate } = useToggleBookmark();
  const name = page.isBookmarked ? t('bookmarks.remove') : t('bookmarks.add');
  return (
    <Tooltip label={name}>
      <ActionIcon
        className={classes.star}
        data-tour="bookmark"
        aria-label={name}
        aria-pressed={page.isBookmarked}
        onClick={() => mutate(page)}
      >
        {page.isBookmarked ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
      </ActionIcon>
    </Tooltip>
  );
}

export function BookmarkBar({ small }: { small: boolean }) {
  const { t } = useTranslation('shell');
  const { pages, bookmarks } = useBookmarks();
  const active = useActiveTarget();
  const here = pages.find((page) => page.target === active);
  if (!here && bookmarks.length === 0) return null;
  const room = small ? IN_A_SMALL_BAR : IN_THE_BAR;
  const more = bookmarks.slice(room);
  return (
    <nav className={classes.bookmarks} aria-label={t('bookmarks.label')}>
      {bookmarks.slice(0, room).map((page) => (
        <BookmarkIcon key={page.id} page={page} active={page.target === active} />
      ))}
      {more.length > 0 && <MoreBookmarks pages={more} />}
      {here && <StarThisPage page={here} />}
    </nav>
  );
}
