import type { BoardGlyph, Colour } from '#features/kanban/choices.ts';
import classes from './Glyph.module.css';

const INSIDE: { [glyph in BoardGlyph]: string } = {
  circle: '',
  half: 'M7 3.4a3.6 3.6 0 0 1 0 7.2Z',
  most: 'M7 7V3.4A3.6 3.6 0 1 1 3.4 7Z',
  check: '',
  pause: 'M5 4.6h1.4v4.8H5ZM7.6 4.6H9v4.8H7.6Z',
  flag: 'M5 4.2h4.6L8.4 5.9l1.2 1.7H6.1v2.2H5Z',
};

/** The sign before a board's title. The title says what it is, so it is silent. */
export function Glyph({ glyph, colour }: { glyph: BoardGlyph; colour: Colour }) {
  return (
    <svg className={`${classes.glyph} ${classes[colour]}`} viewBox="0 0 14 14" width={14} height={14} aria-hidden>
      {glyph === 'check' ? (
        <>
          <circle cx={7} cy={7} r={6.5} fill="currentColor" />
          <path d="M4.4 7.2 6.2 9l3.4-3.8" className={classes.tick} />
        </>
      ) : (
        <>
          <circle cx={7} cy={7} r={5.7} fill="none" stroke="currentColor" strokeWidth={1.6} />
          <path d={INSIDE[glyph]} fill="currentColor" />
        </>
      )}
    </svg>
  );
}
