import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from './format.ts';
import classes from './StepList.module.css';

/** Where one is on a way of several steps. */
export function StepList({ label, steps, at }: { label: string; steps: string[]; at: number }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {index < at ? <IconCheck size={14} stroke={2.5} /> : formatNumber(index + 1)}
          </span>
          <span className={classes.name}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
