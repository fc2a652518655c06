import type { CSSProperties, KeyboardEvent } from 'react';
import classes from './Player.module.css';

interface Props {
  label: string;
  value: number;
  most: number;
  step: number;
  /** The value as a person says it. */
  says: string;
  onChange: (value: number) => void;
  /** What an arrow key changes, where that is more than a step. */
  keyStep?: number;
}

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The browser's own slider in our dress: keys, fingers and readers know it. */
export function Range({ label, value, most, step, says, onChange, keyStep }: Props) {
  const fill = most > 0 ? (value / most) * 100 : 0;

  function onKeyDown(event: KeyboardEvent) {
    const way = WAYS[event.key];
    if (!way || !keyStep) return;
    event.preventDefault();
    onChange(value + way * keyStep);
  }

  return (
    <input
      type="range"
      className={classes.range}
      style={{ '--fill': `${fill}%` } as CSSProperties}
      aria-label={label}
      aria-valuetext={says}
      min={0}
      max={most || 1}
      step={step}
      value={value}
      disabled={most === 0}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
