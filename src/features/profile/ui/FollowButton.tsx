import { Button, VisuallyHidden } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useIsFollowed } from './data/shown.ts';
import { follow } from './outgoing.ts';

interface Props {
  person: { id: number; fullName: string; isFollowed: boolean };
  /** The one on somebody's own page is the page's main button. */
  main?: boolean;
}

export function FollowButton({ person, main = false }: Props) {
  const { t } = useTranslation('profile');
  const isFollowed = useIsFollowed(person);
  const Glyph = isFollowed ? IconUserCheck : IconUserPlus;
  return (
    <Button
      size={main ? 'sm' : 'xs'}
      variant={main && !isFollowed ? 'filled' : 'default'}
      leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
      aria-pressed={isFollowed}
      onClick={() => follow(person.id, !isFollowed)}
    >
      {t(isFollowed ? 'follow.is' : 'follow.do')}
      <VisuallyHidden>&nbsp;{person.fullName}</VisuallyHidden>
    </Button>
  );
}
