import { IconCheckbox, IconFileInvoice, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList, formatTimeIn } from '#web/kit/format.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import classes from './EventLook.module.css';
import type { Entry } from './entries.ts';
import { HUE_OF } from './kinds.ts';
import { timeWords } from './timeWords.ts';

/** The classes that colour an entry and tell how it stands. */
export function lookOf(entry: Entry): string {
  if (entry.type === 'extra')
    return `${hueClass('graphite')} ${classes.extra} ${entry.extra.isDone ? classes.done : ''}`;
  const { calendar, myAnswer, isMine } = entry.event.extendedProps;
  const answer = isMine
    ? ''
    : myAnswer === 'declined'
      ? classes.declined
      : myAnswer === 'accepted'
        ? ''
        : classes.pending;
  const waits = entry.event.id < 0 ? classes.waits : '';
  return `${hueClass(HUE_OF[calendar])} ${answer ?? ''} ${waits ?? ''}`;
}

/** What readers hear after the title: kind, time and how it stands. */
function useSpoken(entry: Entry, zone: string) {
  const { t } = useTranslation('calendar');
  const time = entry.allDay ? t('allDay') : timeWords(entry, zone);
  if (entry.type === 'extra') return formatList([t(`extras.${entry.extra.type}`), time]);
  const { calendar, isMine, myAnswer, repeat } = entry.event.extendedProps;
  const more = [
    ...(isMine || !myAnswer ? [] : [t(`answers.${myAnswer}`)]),
    ...(repeat ? [t('repeats')] : []),
    ...(entry.event.id < 0 ? [t('waits')] : []),
  ];
  return formatList([t(`kinds.${calendar}`), time, ...more]);
}

interface Props {
  entry: Entry;
  zone: string;
  /** `line`: a bar and a title. `block`: on its tint. `row`: of a list, with everything. */
  look: 'line' | 'block' | 'row';
  /** Too little height for a second line. */
  isShort?: boolean;
  /** A column of hours: the title may run over several lines. */
  isTall?: boolean;
}

/** What stands inside an entry of any view. */
export function EventLook({ entry, zone, look, isShort = false, isTall = false }: Props) {
  const { t } = useTranslation('calendar');
  const spoken = useSpoken(entry, zone);
  const Glyph = entry.type === 'extra' ? (entry.extra.type === 'todo' ? IconCheckbox : IconFileInvoice) : null;
  const time = timeWords(entry, zone);
  const place = entry.type === 'event' ? entry.event.extendedProps.location : '';
  return (
    <span className={classes.look} data-look={look} data-short={isShort || undefined} data-tall={isTall || undefined}>
      {look === 'row' && <span className={classes.when}>{time || t('allDay')}</span>}
      {look !== 'block' &&
        (Glyph ? (
          <Glyph className={classes.glyph} size={14} stroke={1.75} aria-hidden />
        ) : (
          <span className={classes.bar} aria-hidden />
        ))}
      <span className={classes.title} dir="auto">
        {look === 'block' && Glyph && <Glyph className={classes.glyph} size={14} stroke={1.75} aria-hidden />}
        {entry.title}
      </span>
      <span className={classes.spoken}>, {spoken}</span>
      {look === 'row' && entry.type === 'event' && entry.event.extendedProps.repeat && (
        <IconRepeat className={classes.glyph} size={14} stroke={1.75} aria-hidden />
      )}
      {look !== 'row' && time && (
        <span className={classes.time} aria-hidden>
          {look === 'line' ? formatTimeIn(entry.start, zone) : time}
        </span>
      )}
      {look === 'row' && place && (
        <span className={classes.place} dir="auto">
          {place}
        </span>
      )}
    </span>
  );
}
