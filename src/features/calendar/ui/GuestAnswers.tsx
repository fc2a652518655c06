import { IconCircleCheck, IconCircleDashed, IconCircleX, IconHelpCircle, type TablerIcon } from '@tabler/icons-react';
import type { Guest, GuestAnswer } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import classes from './Calendar.module.css';

const GLYPHS: Record<GuestAnswer, TablerIcon> = {
  accepted: IconCircleCheck,
  declined: IconCircleX,
  tentative: IconHelpCircle,
  pending: IconCircleDashed,
};

/** Who is invited and what they said. */
export function GuestAnswers({ guests }: { guests: Guest[] }) {
  const { t } = useTranslation('calendar');
  if (guests.length === 0) return null;
  return (
    <ul className={classes.guests} aria-label={t('fields.answers')}>
      {guests.map(({ id, personId, name, email, avatar, answer }) => {
        const Glyph = GLYPHS[answer];
        return (
          <li key={id} className={classes.guest}>
            <PersonAvatar name={name || email} id={personId ?? email} src={avatar} size={28} />
            <span className={classes.guestName} dir="auto">
              {name || email}
            </span>
            <span className={classes.answer} data-answer={answer}>
              <Glyph size={14} stroke={1.75} aria-hidden />
              {t(`answers.${answer}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
