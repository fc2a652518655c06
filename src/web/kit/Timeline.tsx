import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from './format.ts';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  id: string | number;
  title: ReactNode;
  /** What was said or written. */
  note?: ReactNode;
  /** Who did it. */
  by?: string | undefined;
  /** A moment, as text; what is still to come may have none. */
  at?: string | undefined;
  /** In place of the dot. */
  icon?: Icon;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  /** Still to come: an empty dot and quiet words. */
  isAhead?: boolean;
}

interface Props {
  label: string;
  entries: TimelineEntry[];
  /** How a moment is written; day and time when left out. */
  when?: (moment: string) => string;
}

function Marker({ icon: Glyph, tone }: Pick<TimelineEntry, 'icon' | 'tone'>) {
  return (
    <span className={classes.mark} data-tone={tone} data-icon={Glyph ? true : undefined} aria-hidden>
      {Glyph && <Glyph size={14} stroke={1.75} />}
    </span>
  );
}

/** What happened, one under the other on a line. The order is the caller's: newest first, or the way ahead. */
export function Timeline({ label, entries, when = formatDateTime }: Props) {
  const hasIcons = entries.some(({ icon }) => icon);
  return (
    <ol className={classes.timeline} aria-label={label} data-icons={hasIcons || undefined}>
      {entries.map(({ id, title, note, by, at, icon, tone, isAhead }) => (
        <li key={id} className={classes.entry} data-ahead={isAhead || undefined}>
          <Marker {...(icon ? { icon } : {})} {...(tone ? { tone } : {})} />
          <span className={classes.title}>{title}</span>
          {note && <span className={classes.note}>{note}</span>}
          {(by || at) && (
            <span className={classes.facts}>
              {by && <bdi>{by}</bdi>}
              {by && at && ' · '}
              {at && <time dateTime={at}>{when(at)}</time>}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
