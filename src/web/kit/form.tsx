import { Alert, Button, type ButtonProps } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterPress } from './afterPress.ts';
import { focusWrong } from './focusField.ts';
import classes from './form.module.css';
import { inWords, placeErrors, schemaErrors } from './formErrors.ts';
import { useLeftForm } from './leftForm.ts';
import { unreadIn } from './unread.ts';
import { useLateFocus } from './useLateFocus.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface ZodFormOptions<Input, Output> {
  initialValues: Input;
  /** Takes what the schema made of the values. What it throws is shown on its field or above the form. */
  onSubmit: (values: Output) => unknown;
  /** Ask before leaving with unsaved changes; of a form that stays when the rest of its page changes: the page. */
  guard?: boolean | 'page';
  /** Where a page has several forms alike: which of them it is. */
  name?: string;
  /** After an ended login all fields are as they were left: one of them says what they were made from. */
  whole?: boolean;
}

export type ZodForm<Input> = UseFormReturnType<Input> & {
  busy: boolean;
  /** It was sent and something was wrong, and it was not sent well since. */
  isRefused: boolean;
  /** How often something was wrong when it was sent. */
  refusals: number;
  /** What went wrong and belongs to no field. */
  problems: string[];
  formProps: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void };
};

/** Two presses of the same, so close to each other, are a double click. */
const SAME_PRESS_MS = 400;

/** A schema that comes with the first letter: `lateSchema(async () => (await import('./contract.ts')).body)`. */
export interface LateSchema<Output, Input> {
  schema: z.ZodType<Output, Input> | undefined;
  load: () => Promise<z.ZodType<Output, Input>>;
}

/** For the pages before login, where every byte is waited for, and for drawers: their page comes without it. */
export function lateSchema<Output, Input>(load: () => Promise<z.ZodType<Output, Input>>): LateSchema<Output, Input> {
  const late: LateSchema<Output, Input> = {
    schema: undefined,
    load: async () => {
      late.schema ??= await load();
      return late.schema;
    },
  };
  return late;
}

/** The message under a field: an icon and the words, so it never speaks by colour alone. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

/**
 * A form over one zod schema, the contract's. A changed field is checked when it is left, and on each key once it is
 * wrong; on send the focus goes to the first wrong field. `<TextInput {...form.getInputProps('email')} />`.
 */
export function useZodForm<Input extends object, Output>(
  given: z.ZodType<Output, Input> | LateSchema<Output, Input>,
  { initialValues, onSubmit, guard = false, name, whole }: ZodFormOptions<Input, Output>,
): ZodForm<Input> {
  const { t } = useTranslation('kit');
  const late = 'load' in given ? given : undefined;
  const schemaNow = () => ('load' in given ? given.schema : given);
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  /** When it was sent well: a form that slides away can still be pressed. */
  const doneAt = useRef(Number.NEGATIVE_INFINITY);
  /** Sent, and its schema is still on the way: a second press is the same one. */
  const waiting = useRef(false);
  /** Fields the server refused: only typing in them takes its words away, the schema knows nothing of them. */
  const refused = useRef(new Set<string>());
  const [problems, setProblems] = useState<string[]>([]);

  const wrongIn = (values: unknown) => ({ ...schemaErrors(schemaNow(), values), ...unreadIn(ref.current) });

  const form: UseFormReturnType<Input> = useForm<Input>({
    mode: 'controlled',
    initialValues,
    clearInputErrorOnChange: false,
    validate: wrongIn,
    enhanceGetInputProps: ({ inputProps, field }) => {
      const path = String(field);
      // Mantine writes what we return over these very props, so the first onChange is taken aside.
      const { error, onChange }: { error?: string | string[]; onChange: (event: unknown) => void } = inputProps;
      return {
        error: error ? <FieldError>{inWords(error)}</FieldError> : undefined,
        onChange: (event: unknown) => {
          // Without a connection it comes with the sending.
          late?.load().catch(() => {});
          onChange(event);
          recheck(path);
        },
        onBlur: () => {
          // What cannot be read is no change to the form, neither when it comes nor when it goes.
          const mayBeWrong = error || path in unreadIn(ref.current) || form.isDirty(field);
          if (!mayBeWrong || refused.current.has(path)) return;
          const check = () => afterPress(() => form.validateField(field));
          // A field that is left before its schema is there is checked when it is.
          if (schemaNow()) check();
          else late?.load().then(check, () => {});
        },
      };
    },
  });

  function recheck(changed: string) {
    refused.current.delete(changed);
    const wrong = Object.keys(form.errors);
    if (wrong.length === 0) return;
    const now: Record<string, string> = wrongIn(form.getValues());
    form.setErrors((shown) => {
      const kept: Record<string, ReactNode> = {};
      for (const path of wrong) {
        const message = refused.current.has(path) ? shown[path] : now[path];
        if (message) kept[path] = message;
      }
      return kept;
    });
  }

  const shownErrors = useRef(form.errors);
  shownErrors.current = form.errors;
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const focusFirstWrong = () => {
    setRefused(true);
    setRefusals((count) => count + 1);
  };
  // After the errors are on the screen, so that inputs and the message above know they are wrong.
  useEffect(() => {
    if (refusals > 0) focusWrong(ref.current, shownErrors.current);
  }, [refusals]);

  function showFailure(error: unknown) {
    if (!(error instanceof ApiError)) {
      setProblems([t('form.failed')]);
      return;
    }
    const { onFields, above } = placeErrors(error.fields, form.getValues());
    const nothingNamed = Object.keys(error.fields).length === 0;
    refused.current = new Set(Object.keys(onFields));
    form.setErrors(onFields);
    setProblems(nothingNamed ? [error.message] : above);
  }

  /** What will be saved once this sending has ended well: what is typed or chosen meanwhile is still to be. */
  const saved = useRef(initialValues);
  /** What is stored, as far as the form knows: what is being sent is not yet. */
  const stored = useRef(initialValues);

  const submit = form.onSubmit(async () => {
    running.current = true;
    saved.current = form.getValues();
    try {
      const schema = schemaNow() ?? (await late?.load());
      if (schema) await onSubmit(schema.parse(form.getValues()));
      form.resetDirty(saved.current);
      stored.current = saved.current;
      doneAt.current = performance.now();
      setRefused(false);
    } catch (error) {
      showFailure(error);
      focusFirstWrong();
    } finally {
      running.current = false;
    }
  }, focusFirstWrong);

  // What is being sent is not lost, so a page may move on inside onSubmit.
  useUnsavedGuard((way) => {
    const isStaying = guard === 'page' && way && way.current.pathname === way.next.pathname;
    return !running.current && !isStaying && form.isDirty();
  }, Boolean(guard));
  useLeftForm(whole ? form : { ...form, began: () => stored.current }, Boolean(guard), name);

  return {
    ...form,
    resetDirty: (values) => {
      saved.current = values ?? form.getValues();
      stored.current = saved.current;
      form.resetDirty(values);
    },
    reset: () => {
      form.reset();
      saved.current = form.getValues();
      stored.current = saved.current;
    },
    busy: form.submitting,
    isRefused,
    refusals,
    problems,
    formProps: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A form in a drawer is still inside the page's React tree: its submit is nobody else's.
        event.stopPropagation();
        const isAgain = performance.now() - doneAt.current < SAME_PRESS_MS && !form.isDirty();
        if (running.current || waiting.current || isAgain) return;
        setProblems([]);
        const go = () => {
          waiting.current = false;
          submit();
        };
        // Once there is something to check with; what keeps it from coming is told as any other failure.
        if (schemaNow()) submit();
        else {
          waiting.current = true;
          void late?.load().then(go, go);
        }
      },
    },
  };
}

interface FormProps<Input> {
  form: ZodForm<Input>;
  className?: string;
  children: ReactNode;
}

/** The form element with what went wrong above its fields. */
export function Form<Input>({ form, className, children }: FormProps<Input>) {
  const { ref } = form.formProps;
  useLateFocus(ref);
  return (
    <form {...form.formProps} className={className ?? classes.form}>
      {form.problems.length > 0 && (
        <Alert
          role="alert"
          tabIndex={-1}
          data-form-problems
          className={classes.problems}
          icon={<IconAlertCircle size={18} stroke={1.75} />}
        >
          {form.problems.map((problem) => (
            <div key={problem}>{say(problem)}</div>
          ))}
        </Alert>
      )}
      {children}
    </form>
  );
}

/** Two fields that belong together, beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}

interface SubmitButtonProps<Input> extends ButtonProps {
  form: ZodForm<Input>;
  children: ReactNode;
}

/** Keeps its width while the form is being sent. */
export function SubmitButton<Input>({ form, children, ...others }: SubmitButtonProps<Input>) {
  return (
    <Button type="submit" loading={form.busy} aria-busy={form.busy} {...others}>
      {children}
    </Button>
  );
}
