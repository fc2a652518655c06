import { ActionIcon, Button } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkFilled,
  IconLink,
  IconMail,
  IconPencil,
  IconShare2,
  IconShare3,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { BlogDetail } from '#features/blog/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { copyText } from '#web/kit/copyText.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useSession } from '#web/session.ts';
import { setBookmark } from '../deeds.ts';
import classes from './Detail.module.css';

type Post = BlogDetail['blog'];

function BookmarkButton({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const isSigned = useSession() !== null;
  const here = useLocation({ select: ({ href }) => href });
  const number = formatNumber(post.bookmarked);
  const Glyph = post.isBookmarked ? IconBookmarkFilled : IconBookmark;
  const label = t(post.isBookmarked ? 'bookmark.remove' : 'bookmark.add');
  if (!isSigned)
    return (
      <Tooltip label={t('bookmark.signIn')}>
        <Button
          variant="default"
          leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
          aria-label={`${number}: ${t('bookmark.signIn')}`}
          renderRoot={(props) => <Link to="/pages/login-cover" search={{ returnTo: here }} {...props} />}
        >
          {number}
        </Button>
      </Tooltip>
    );
  return (
    <Tooltip label={label}>
      <Button
        variant="default"
        aria-pressed={post.isBookmarked}
        className={classes.bookmark}
        leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
        aria-label={`${t('bookmark.name')}, ${t('bookmark.counted', { count: post.bookmarked, number })}`}
        onClick={() => void setBookmark(post.id, !post.isBookmarked)}
      >
        {number}
      </Button>
    </Tooltip>
  );
}

function ShareMenu({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  const link = () => {
    const { origin, pathname } = window.location;
    return origin + pathname;
  };
  const copy = () => copyText(link(), t('share.copied'), { refused: t('share.notCopied'), refusedDetail: link() });
  async function native() {
    // Who changes their mind is told nothing.
    await navigator.share({ title: post.title, text: post.excerpt, url: link() }).catch(() => {});
  }
  return (
    <Menu width={220} position="bottom-end">
      <Tooltip label={t('share.label')}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('share.label')}>
            <IconShare2 size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} stroke={1.75} aria-hidden />} onClick={() => void copy()}>
          {t('share.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
          component="a"
          href={`mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(link())}`}
        >
          {t('share.mail')}
        </Menu.Item>
        {'share' in navigator && (
          <Menu.Item leftSection={<IconShare3 size={16} stroke={1.75} aria-hidden />} onClick={() => void native()}>
            {t('share.more')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

export function PostActions({ post }: { post: Post }) {
  const { t } = useTranslation('blog');
  return (
    <>
      {post.mayEdit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to="/pages/blog/edit/$id" params={{ id: String(post.id) }} {...props} />}
        >
          {t('edit')}
        </Button>
      )}
      <BookmarkButton post={post} />
      <ShareMenu post={post} />
    </>
  );
}
