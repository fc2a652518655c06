import { Button, Group } from '@mantine/core';
import {
  IconBell,
  IconCalendarEvent,
  IconLink,
  IconMapPin,
  IconRepeat,
  IconUser,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ANSWERS } from '#features/calendar/choices.ts';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDay, formatList, formatTimeIn } from '#web/kit/format.ts';
import { HuePill } from '#web/kit/Hue.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { DrawerFoot } from '#web/kit/SideDrawer.tsx';
import classes from './Calendar.module.css';
import { dayIn, daysOf } from './days.ts';
import { GuestAnswers } from './GuestAnswers.tsx';
import { HUE_OF } from './kinds.ts';
import { answerInvitation } from './outgoing.ts';
import { reminderWords } from './reminders.ts';
import { repeatWords } from './repeatWords.ts';

function Fact({ icon: Glyph, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      <Glyph size={18} stroke={1.75} aria-hidden />
      <span dir="auto">{children}</span>
    </li>
  );
}

function whenWords(event: CalendarEvent, zone: string): string {
  const { first, last } = daysOf(event, zone);
  if (event.allDay) return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
  const [from, to] = [formatTimeIn(event.start, zone), formatTimeIn(event.end, zone)];
  const end = dayIn(event.end, zone);
  return end === first
    ? `${formatDay(first)}, ${from} – ${to}`
    : `${formatDay(first)}, ${from} – ${formatDay(end)}, ${to}`;
}

/** An event as guests and those without the right to change see it. */
export function ReadingView({ event, zone, onClose }: { event: CalendarEvent; zone: string; onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { calendar, organizer, location, description, guests, reminders, repeat, timeZone, myAnswer, isMine } =
    event.extendedProps;
  const isElsewhere = !event.allDay && timeZone && timeZone !== zone;
  return (
    <div className={classes.form}>
      <div>
        <h3 className={classes.readTitle} dir="auto">
          {event.title}
        </h3>
        <HuePill hue={HUE_OF[calendar]}>{t(`kinds.${calendar}`)}</HuePill>
      </div>
      <ul className={classes.facts}>
        <Fact icon={IconCalendarEvent}>{whenWords(event, zone)}</Fact>
        {isElsewhere && (
          <Fact icon={IconWorld}>
            {t('theirTime', {
              from: formatTimeIn(event.start, timeZone),
              to: formatTimeIn(event.end, timeZone),
              zone: timeZone,
            })}
          </Fact>
        )}
        {repeat && <Fact icon={IconRepeat}>{repeatWords(repeat, timeZone ?? zone)}</Fact>}
        {location && <Fact icon={IconMapPin}>{location}</Fact>}
        {event.url && (
          <Fact icon={IconLink}>
            <a href={event.url} target="_blank" rel="noopener noreferrer" dir="ltr">
              {event.url}
            </a>
          </Fact>
        )}
        {!isMine && <Fact icon={IconUser}>{t('invitedBy', { name: organizer.name || organizer.email })}</Fact>}
        {reminders.length > 0 && <Fact icon={IconBell}>{formatList(reminders.map(reminderWords))}</Fact>}
      </ul>
      <GuestAnswers guests={guests} />
      {description &&
        (description.includes('<') ? <SafeHtml html={description} /> : <p className={classes.plain}>{description}</p>)}
      <DrawerFoot
        start={
          myAnswer &&
          !isMine && (
            <Group gap={8} role="group" aria-label={t('yourAnswer')}>
              {ANSWERS.map((answer) => (
                <Button
                  key={answer}
                  variant={myAnswer === answer ? 'filled' : 'default'}
                  aria-pressed={myAnswer === answer}
                  onClick={() => answerInvitation({ id: event.id, answer })}
                >
                  {t(`answer.${answer}`)}
                </Button>
              ))}
            </Group>
          )
        }
      >
        <Button variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </DrawerFoot>
    </div>
  );
}
