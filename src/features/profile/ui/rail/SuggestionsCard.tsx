import { ActionIcon } from '@mantine/core';
import { IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Frame, PersonCard } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useIsFollowed } from '../data/shown.ts';
import { follow } from '../outgoing.ts';
import { PersonLink } from '../PersonLink.tsx';
import classes from '../Profile.module.css';
import { usePlace } from '../search.ts';
import { useMutual } from '../useMutual.ts';
import { Card } from './Card.tsx';

function Row({ person, onFollow }: { person: PersonCard; onFollow: () => void }) {
  const { t } = useTranslation('profile');
  const isFollowed = useIsFollowed(person);
  const mutual = useMutual(person);
  const Glyph = isFollowed ? IconUserCheck : IconUserPlus;
  const label = t(isFollowed ? 'follow.stopLabel' : 'follow.label', { name: person.fullName });
  return (
    <li className={classes.row}>
      <PersonLink id={person.id} silent>
        <PersonAvatar name={person.fullName} id={person.id} src={person.avatar} size={36} />
      </PersonLink>
      <span className={classes.rowWords}>
        <PersonLink id={person.id} className={classes.rowName}>
          <bdi>{person.fullName}</bdi>
        </PersonLink>
        <span className={classes.rowDetail}>{mutual}</span>
      </span>
      <Tooltip label={label}>
        <ActionIcon
          size={32}
          variant="default"
          aria-label={label}
          aria-pressed={isFollowed}
          onClick={() => {
            onFollow();
            follow(person.id, !isFollowed);
          }}
        >
          <Glyph size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

export function SuggestionsCard({ frame: { suggestions } }: { frame: Frame }) {
  const { t } = useTranslation('profile');
  const { go } = usePlace();
  // Whom one has just followed stays where they were pressed, for a second thought.
  const [kept, setKept] = useState<PersonCard[]>([]);
  const shown = [
    ...kept.map((one) => suggestions.find(({ id }) => id === one.id) ?? { ...one, isFollowed: true }),
    ...suggestions.filter((one) => !kept.some(({ id }) => id === one.id)),
  ].slice(0, Math.max(5, kept.length));
  if (shown.length === 0) return null;
  return (
    <Card title={t('suggestions.title')} more={{ label: t('more'), run: () => go({ open: 'people' }) }}>
      <ul className={classes.list}>
        {shown.map((person) => (
          <Row
            key={person.id}
            person={person}
            onFollow={() => setKept(shown.map((one) => (one.id === person.id ? person : one)))}
          />
        ))}
      </ul>
    </Card>
  );
}
