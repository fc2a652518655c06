import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { z } from 'zod';
import { useZodForm } from './form.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

/**
 * A way of several steps through one draft. Which steps there are may follow from what was answered; what was typed
 * is kept in this browser, so going back, leaving and a reload lose nothing.
 */
export function useWizard<Values extends object, Step extends string>(
  name: string,
  begin: Values,
  stepsFor: (values: Values) => [Step, ...Step[]],
) {
  const kept = useKeptDraft<{ values: Values; step: Step | null }>(name, { values: begin, step: null });
  const { change: changeKept } = kept;
  const { step: wanted } = kept.draft;
  // What was kept before a question was added has no answer to it.
  const values = useMemo(() => ({ ...begin, ...kept.draft.values }), [begin, kept.draft.values]);
  const steps = stepsFor(values);
  const at = Math.max(0, wanted === null ? 0 : steps.indexOf(wanted));

  const change = useCallback(
    (part: Partial<Values>) => changeKept((now) => ({ values: { ...now.values, ...part } })),
    [changeKept],
  );

  return {
    values,
    steps,
    at,
    step: steps[at] ?? steps[0],
    keptAt: kept.keptAt,
    change,
    /** What this step made of its fields decides which one is next. */
    next: (part: Partial<Values>) =>
      changeKept((now) => {
        const next = { ...begin, ...now.values, ...part };
        return { values: next, step: stepsFor(next)[at + 1] ?? null };
      }),
    goTo: (index: number) => changeKept(() => ({ step: steps[index] ?? null })),
    /** Over from the beginning, with nothing kept. */
    start: kept.start,
  };
}

/** What a step is told of its wizard. */
export interface StepOf<Values> {
  values: Values;
  at: number;
  change: (part: Partial<Values>) => void;
  next: (part: Partial<Values>) => void;
  goTo: (index: number) => void;
}

/** The form of one step: it begins with what is in the draft, and sending it leads to the next step. */
export function useStepForm<Values extends object, Part extends Partial<Values>>(
  wizard: StepOf<Values>,
  schema: z.ZodType<Part, Part>,
  begin: Part,
) {
  const form = useZodForm(schema, { initialValues: begin, onSubmit: wizard.next });
  const { change } = wizard;
  const { values } = form;
  const seen = useRef(values);
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    change(values);
  }, [values, change]);
  return form;
}
