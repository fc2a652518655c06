import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatCards.module.css';
import { Bone } from './states.tsx';

interface CardProps {
  icon: Icon;
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** The same in other units. */
  also?: string[] | undefined;
  detail?: string | undefined;
  /** Makes it a way to what it counts. */
  link?: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
}

const BLANK = '\u00a0';

/** A number over a list, and what is to be said of it. */
export function StatCard({ icon: Glyph, label, value, also = [], detail, link }: CardProps) {
  // Room for what comes, so that the list below stays where it is.
  const isKnown = value !== undefined;
  const lines = isKnown ? also : [BLANK];
  const content = (
    <>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{value ?? <Bone width={72} />}</span>
        {lines.length > 0 && (
          <span className={classes.also}>
            {lines.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        )}
        <span className={classes.detail}>{isKnown ? detail : BLANK}</span>
      </span>
      <span className={classes.icon}>
        <Glyph size={20} stroke={1.75} aria-hidden />
      </span>
    </>
  );
  if (!link) return <li className={classes.card}>{content}</li>;
  return <li className={classes.place}>{link({ className: classes.card, children: content })}</li>;
}

interface CardsProps {
  /** What it is called, where nothing around it says so. */
  label?: string;
  busy: boolean;
  children: ReactNode;
}

/** Four in a row, two where there is less room. */
export function StatCards({ label, busy, children }: CardsProps) {
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}
