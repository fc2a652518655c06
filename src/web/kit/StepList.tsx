import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatNumber } from './format.ts';
import classes from './StepList.module.css';

interface Props {
  label: string;
  steps: string[];
  at: number;
  /** Leads back to a step that was taken already. */
  onStep?: ((index: number) => void) | undefined;
  /** Below each other, beside what they lead through; on phones they stand in a row all the same. */
  isVertical?: boolean;
}

/** Where one is on a way of several steps. */
export function StepList({ label, steps, at, onStep, isVertical = false }: Props) {
  return (
    <ol className={classes.steps} aria-label={label} data-vertical={isVertical || undefined}>
      {steps.map((step, index) => {
        const content = (
          <>
            <span className={classes.mark} aria-hidden>
              {index < at ? <IconCheck size={14} stroke={2.5} /> : formatNumber(index + 1)}
            </span>
            <span className={classes.name}>{step}</span>
          </>
        );
        return (
          <li
            key={step}
            className={classes.step}
            data-state={index < at ? 'done' : index === at ? 'here' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            {onStep && index < at ? (
              <UnstyledButton className={classes.back} onClick={() => onStep(index)}>
                {content}
              </UnstyledButton>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
