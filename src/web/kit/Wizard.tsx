import { Button } from '@mantine/core';
import { IconCloudCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SubmitButton, type ZodForm } from './form.tsx';
import { formatTime } from './format.ts';
import { StepList } from './StepList.tsx';
import classes from './Wizard.module.css';

interface Props {
  label: string;
  /** What `useWizard` made. */
  wizard: { at: number; keptAt: number | false | null; goTo: (index: number) => void };
  /** The steps' names, in their order. */
  names: string[];
  isVertical?: boolean;
  /** The form of the step one is at, with `StepFoot` at its end. */
  children: ReactNode;
}

/** Where one is, the step itself, and whether what was typed is kept. */
export function Wizard({ label, wizard, names, isVertical = false, children }: Props) {
  const { t } = useTranslation('kit');
  const { at, keptAt, goTo } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  // Another step is another part of the page: readers and the keyboard begin at its name.
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  return (
    <div className={classes.wizard} data-vertical={isVertical || undefined}>
      <StepList label={label} steps={names} at={at} onStep={goTo} isVertical={isVertical} />
      <div className={classes.step}>
        <h3 ref={heading} tabIndex={-1} className={classes.name}>
          {names[at]}
        </h3>
        {children}
        <p className={classes.kept} role="status">
          {keptAt && (
            <>
              <IconCloudCheck size={16} stroke={1.75} aria-hidden /> {t('wizard.kept', { time: formatTime(keptAt) })}
            </>
          )}
          {keptAt === false && t('wizard.notKept')}
        </p>
      </div>
    </div>
  );
}

interface FootProps<Input> {
  wizard: { at: number; goTo: (index: number) => void };
  form: ZodForm<Input>;
  /** On the button that goes on; the last step says what happens. */
  children?: ReactNode;
}

/** Back and on. Enter goes on. */
export function StepFoot<Input>({ wizard: { at, goTo }, form, children }: FootProps<Input>) {
  const { t } = useTranslation('kit');
  return (
    <div className={classes.foot}>
      {at > 0 && (
        <Button variant="default" disabled={form.busy} onClick={() => goTo(at - 1)}>
          {t('wizard.back')}
        </Button>
      )}
      <SubmitButton form={form}>{children ?? t('wizard.next')}</SubmitButton>
    </div>
  );
}
