import '@mantine/core/styles/Tour.layer.css';
import { type FloatingPosition, Tour as MantineTour } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { TourEnd } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from './format.ts';
import classes from './Tour.module.css';

export interface TourStop {
  id: string;
  /** What it speaks of, as a CSS selector. Without one it stands in the middle. */
  target?: string | undefined;
  title: string;
  body: ReactNode;
  position?: FloatingPosition | undefined;
  /** Room around the target, in pixels. */
  padding?: number | undefined;
}

interface Props {
  stops: TourStop[];
  /** Opened after it was drawn closed, so that it knows where to give the focus back to. */
  isOpen: boolean;
  /** Whoever saw the last stop has finished it, whichever way they left. */
  onEnd: (how: TourEnd) => void;
}

/** Those who write or press something keep their place; whoever lost it gets the way on. */
function focusOnNext(root: HTMLElement | null) {
  if (root?.contains(document.activeElement) && document.activeElement instanceof HTMLButtonElement) return;
  [...(root?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
}

/**
 * Leads from one part of a page to the next. Escape and Skip end it at any stop, the arrow keys walk; each stop is
 * spoken. Its words are the area `guide`, which whoever shows it loads with it: `needWords('guide')`.
 */
export function Tour({ stops, isOpen, onEnd }: Props) {
  const { t } = useTranslation('guide');
  const root = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const [step, setStep] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setStep(0);
  }
  const last = stops.length - 1;
  // Fewer stops than before, because the window became smaller.
  const at = Math.min(step, last);
  return (
    <MantineTour
      ref={root}
      classNames={classes}
      data-last={at === last || undefined}
      active={isOpen}
      step={at}
      onStepChange={setStep}
      // Once the dialog has taken the focus by itself.
      onStepOpen={() => setTimeout(() => focusOnNext(root.current), 60)}
      onClose={() => onEnd(at === last ? 'finished' : 'skipped')}
      withCloseButton={false}
      maxWidth={340}
      zIndex="var(--lms-z-search)"
      overlayColor="var(--tour-veil)"
      spotlightRadius={10}
      transitionProps={{ duration: isStill ? 0 : 180, transition: 'fade' }}
      stepTransitionDuration={isStill ? 0 : 240}
      scrollToHandler={(target) =>
        target.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
      }
      attributes={{ tooltip: { 'aria-modal': true } }}
      labels={{
        skip: t('parts.skip'),
        back: t('parts.back'),
        next: t('parts.next'),
        close: t('parts.done'),
        stepCounter: (current, total) =>
          t('parts.count', { current: formatNumber(current), total: formatNumber(total) }),
      }}
    >
      {stops.map(({ id, target, title, body, position = 'bottom', padding = 4 }) => (
        <MantineTour.Step
          key={id}
          {...(target ? { target } : {})}
          title={<span aria-live="polite">{title}</span>}
          position={position}
          spotlightPadding={padding}
        >
          <div aria-live="polite">{body}</div>
        </MantineTour.Step>
      ))}
    </MantineTour>
  );
}
