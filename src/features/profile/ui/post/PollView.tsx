import { UnstyledButton } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Poll } from '#features/profile/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { formatDateTime, formatNumber, formatRelative } from '#web/kit/format.ts';
import { useSession } from '#web/session.ts';
import { closePoll } from '../data/deeds.ts';
import { useShownPoll } from '../data/shown.ts';
import { vote } from '../outgoing.ts';
import classes from './Poll.module.css';

const percent = (result: number) => formatNumber(result / 100, { style: 'percent' });

/** A question with its answers. Pressing one votes for it, pressing it again takes the vote back. */
export function PollView({ poll: given, withAuthor = false }: { poll: Poll; withAuthor?: boolean }) {
  const { t } = useTranslation('profile');
  const poll = useShownPoll(given);
  const isLookedOn = Boolean(useSession()?.viewer);
  const until = poll.closesAt;
  return (
    <div className={classes.poll}>
      <p className={classes.question} id={`poll-${poll.id}`} dir="auto">
        {poll.question}
      </p>
      {withAuthor && <p className={classes.author}>{t('polls.by', { name: poll.author.fullName })}</p>}
      <ul className={classes.options} aria-labelledby={`poll-${poll.id}`}>
        {poll.options.map((option) => (
          <li key={option.id}>
            <UnstyledButton
              className={classes.option}
              data-mine={option.isMine || undefined}
              aria-pressed={option.isMine}
              disabled={poll.isClosed || isLookedOn}
              onClick={() => vote(poll.id, option.isMine ? null : option.id)}
            >
              <span className={classes.bar} style={{ inlineSize: `${option.result}%` }} aria-hidden />
              <span className={classes.sign}>
                {option.isMine ? (
                  <IconCircleCheckFilled size={18} aria-hidden />
                ) : (
                  <IconCircle size={18} stroke={1.75} aria-hidden />
                )}
              </span>
              <span className={classes.name} dir="auto">
                {option.name}
              </span>
              <span className={classes.faces} aria-hidden>
                {option.votedUser.slice(0, 3).map((face) => (
                  <PersonAvatar key={face.id} name={face.fullName} id={face.id} src={face.avatar} size={20} />
                ))}
              </span>
              <span className={classes.result}>{percent(option.result)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {t('polls.votes', { count: poll.votes, number: formatNumber(poll.votes) })}
        {' · '}
        {poll.isClosed
          ? t('polls.closed')
          : until
            ? t('polls.until', { when: formatDateTime(until) })
            : t('polls.open')}
        {poll.isClosed && until && ` · ${formatRelative(until)}`}
        {poll.mayClose && !isLookedOn && (
          <>
            {' · '}
            <button type="button" className={classes.close} onClick={() => void closePoll(poll.id)}>
              {t('polls.close')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
