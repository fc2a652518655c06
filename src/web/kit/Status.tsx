import classes from './Status.module.css';

export type StatusShape = 'active' | 'pending' | 'inactive' | 'suspended';

const GLYPHS: Record<StatusShape, React.ReactNode> = {
  active: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  pending: (
    <>
      <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  inactive: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  suspended: (
    <>
      <circle cx="6" cy="6" r="5" fill="currentColor" />
      <rect className={classes.bar} x="3.25" y="5.25" width="5.5" height="1.5" rx="0.75" />
    </>
  ),
};

/** A shape and a word: how something stands, never by colour alone. */
export function Status({ shape, children }: { shape: StatusShape; children: string }) {
  return (
    <span className={classes.status}>
      <svg className={classes[shape]} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
        {GLYPHS[shape]}
      </svg>
      {children}
    </span>
  );
}
