import { DIFFICULTIES, type Difficulty } from '#contract/questionKinds.ts';
import classes from './Level.module.css';

/** How hard a question is: one to three bars, and the word. */
export function Level({ difficulty, children }: { difficulty: Difficulty; children: string }) {
  const height = DIFFICULTIES.indexOf(difficulty) + 1;
  return (
    <span className={classes.level}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            className={bar <= height ? classes.full : classes.empty}
            x={(bar - 1) * 5}
            y={12 - bar * 4}
            width="4"
            height={bar * 4}
            rx="1"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
