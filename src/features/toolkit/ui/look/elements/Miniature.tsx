import { memo, type ReactNode } from 'react';
import classes from './Miniature.module.css';

const BOXES: Record<string, string | undefined> = {
  b: classes.box,
  f: classes.fill,
  s: classes.soft,
  g: classes.grey,
  i: classes.card,
};
const WORDS: Record<string, string | undefined> = { t: classes.words, d: classes.faint, w: classes.onFill };
const DISCS: Record<string, string | undefined> = {
  c: classes.ring,
  C: classes.fill,
  G: classes.grey,
  o: classes.done,
  y: classes.careful,
  x: classes.wrong,
};
const LINES: Record<string, string | undefined> = { l: classes.line, L: classes.accentLine };
const PATHS: Record<string, string | undefined> = { p: classes.accentLine, n: classes.path };

function draw(mark: string): ReactNode {
  const kind = mark.charAt(0);
  if (kind in PATHS) return <path className={PATHS[kind]} d={mark.slice(2)} />;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = mark.slice(2).split(' ').map(Number);
  if (kind in BOXES) return <rect className={BOXES[kind]} x={a} y={b} width={c} height={d} rx={e} />;
  if (kind in WORDS) return <rect className={WORDS[kind]} x={a} y={b} width={c} height={4} rx={2} />;
  if (kind in DISCS) return <circle className={DISCS[kind]} cx={a} cy={b} r={c} />;
  return <line className={LINES[kind]} x1={a} y1={b} x2={c} y2={d} />;
}

const marks = (text: string) => text.split(';').map((mark) => <g key={mark}>{draw(mark)}</g>);

/** A calm picture of a page, in the colours of the moment. What follows an @ is moved to that place. */
export const Miniature = memo(function Miniature({ drawing }: { drawing: string }) {
  const [ground = '', moved] = drawing.split(';@ ');
  const at = moved?.indexOf(';') ?? 0;
  return (
    <svg className={classes.miniature} viewBox="0 0 160 88" aria-hidden>
      {marks(ground)}
      {moved && <g transform={`translate(${moved.slice(0, at)})`}>{marks(moved.slice(at + 1))}</g>}
    </svg>
  );
});
