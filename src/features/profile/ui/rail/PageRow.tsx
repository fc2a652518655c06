import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SchoolPage } from '#features/profile/contract.ts';
import { Tiles } from '#web/art/Tiles.tsx';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useShownPage } from '../data/shown.ts';
import { followPage } from '../outgoing.ts';
import { Picture } from '../Picture.tsx';
import classes from '../Profile.module.css';

interface Props {
  page: SchoolPage;
  /** In the list of all pages: how many follow it, and what can be done with it. */
  whole?: boolean;
  children?: ReactNode;
}

/** A club, course or team, and whether one follows it. */
export function PageRow({ page: given, whole = false, children }: Props) {
  const { t } = useTranslation('profile');
  const page = useShownPage(given);
  const label = t(page.isFollowed ? 'pages.unfollow' : 'pages.follow', { name: page.name });
  const followers = t('pages.followers', { count: page.followers, number: formatNumber(page.followers) });
  return (
    <li className={classes.row}>
      {page.avatar ? (
        <Picture className={classes.tile} url={page.avatar} alt="" width={36} height={36} />
      ) : (
        <span className={classes.tile} style={{ overflow: 'hidden' }}>
          <Tiles seed={`page-${page.id}`} columns={2} rows={2} />
        </span>
      )}
      <span className={classes.rowWords}>
        <span className={classes.rowName}>
          <bdi>{page.name}</bdi>
        </span>
        <span className={classes.rowLines}>
          <bdi>{page.subtitle || t(`pages.kinds.${page.kind}`)}</bdi>
          {whole && ` · ${followers}`}
        </span>
      </span>
      {children}
      <Tooltip label={label}>
        <ActionIcon
          size={32}
          aria-label={label}
          aria-pressed={page.isFollowed}
          onClick={() => followPage(page.id, !page.isFollowed)}
        >
          {page.isFollowed ? (
            <IconStarFilled size={18} color="var(--lms-highlight)" aria-hidden />
          ) : (
            <IconStar size={18} stroke={1.75} aria-hidden />
          )}
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
