import { ActionIcon, Button } from '@mantine/core';
import { IconCamera, IconMessageCircle, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Frame } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { tabInSight } from '#web/kit/tabInSight.ts';
import { useAbility } from '#web/session.ts';
import { FollowButton } from './FollowButton.tsx';
import { Picture } from './Picture.tsx';
import classes from './ProfileHeader.module.css';
import { TABS, type Tab, usePlace } from './search.ts';

function Tabs({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { isMe, id, search } = usePlace();
  const { tab: open = 'feed' } = search;
  const counts: Partial<Record<Tab, number>> = {
    photos: frame.counts.photos,
    followers: frame.counts.followers,
    following: frame.counts.following,
  };
  const common = (tab: Tab) => ({
    className: classes.tab,
    ref: tab === open ? tabInSight : undefined,
    'aria-current': tab === open ? ('page' as const) : undefined,
    'data-active': tab === open || undefined,
    resetScroll: false,
    search: { tab: tab === 'feed' ? undefined : tab },
  });
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {TABS.map((tab) => {
        const words = (
          <>
            {t(`tabs.${tab}`)}
            {counts[tab] !== undefined && <span className={classes.count}>{formatNumber(counts[tab])}</span>}
          </>
        );
        return isMe ? (
          <Link key={tab} to="/pages/profile" {...common(tab)}>
            {words}
          </Link>
        ) : (
          <Link key={tab} to="/pages/profile/$id" params={{ id: String(id) }} {...common(tab)}>
            {words}
          </Link>
        );
      })}
    </nav>
  );
}

/** Chat is for those who work here, on both ends. */
function MessageButton({ frame: { id, access } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const mayChat = useAbility().can('read', 'Chat');
  if (!mayChat || access === 'Student') return null;
  return (
    <Button
      renderRoot={(props) => <Link to="/apps/chat" search={{ with: id, q: '' }} {...props} />}
      variant="default"
      leftSection={<IconMessageCircle size={16} stroke={1.75} aria-hidden />}
    >
      {t('header.message')}
    </Button>
  );
}

/** Cover, picture, name, and the parts of the page. */
export function ProfileHeader({ frame }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go, isMe } = usePlace();
  const { header } = frame;
  return (
    <header className={classes.card}>
      <div className={classes.cover}>
        <Picture key={header.coverImg} className={classes.coverPicture} url={header.coverImg} alt="" lazy={false} />
      </div>
      <div className={classes.who}>
        <span className={classes.face}>
          <PersonAvatar name={header.fullName} id={frame.id} src={header.avatar} size={96} />
          {isMe && (
            <Tooltip label={t('header.avatar')}>
              <ActionIcon
                component={Link}
                to="/pages/account-settings"
                className={classes.camera}
                variant="default"
                size={32}
                aria-label={t('header.avatar')}
              >
                <IconCamera size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
        <div className={classes.words}>
          <h1 className={classes.name}>
            <bdi>{header.fullName}</bdi>
          </h1>
          <p className={classes.designation}>
            <span>
              {header.designation && (
                <>
                  <bdi>{header.designation}</bdi>
                  {' · '}
                </>
              )}
              <bdi>{`@${header.username}`}</bdi>
            </span>
            {frame.followsMe && <span className={classes.followsMe}>{t('header.followsMe')}</span>}
          </p>
        </div>
        <div className={classes.actions}>
          {isMe ? (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
              onClick={() => go({ edit: true })}
            >
              {t('header.edit')}
            </Button>
          ) : (
            <>
              <MessageButton frame={frame} />
              <FollowButton person={{ id: frame.id, fullName: header.fullName, isFollowed: frame.isFollowed }} main />
            </>
          )}
        </div>
      </div>
      <Tabs frame={frame} />
    </header>
  );
}
