import { Button, Radio } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './confirm.module.css';
import type { Asked } from './confirm.ts';
import { lazyPart } from './lazyPart.ts';

/** Few questions want something written. */
const ConfirmField = lazyPart(
  () => import('./ConfirmField.tsx'),
  (file) => file.ConfirmField,
);

const problemOf = (error: unknown) => (error instanceof Error ? say(error.message) : String(error));

/** What stands under the question: what to know, what to choose or write, and the two answers. */
export function ConfirmBody({ asked }: { asked: Asked }) {
  const { t } = useTranslation('kit');
  const [written, setWritten] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { detail, choices, word, reason, danger, verb, cancel, run, tell, answer } = asked;
  const isWritten = word !== undefined || reason !== undefined;
  const fits = word === undefined || written.trim().toLowerCase() === word.toLowerCase();

  function write(text: string) {
    setWritten(text);
    setProblem('');
    tell?.(text);
  }

  async function accept(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !fits) return;
    if (reason !== undefined && !written.trim()) return setProblem(t('confirm.reasonMissing'));
    if (!run) return answer(true);
    setBusy(true);
    setProblem('');
    try {
      await run();
      answer(true);
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void accept(event)} noValidate>
      {detail && <div className={classes.detail}>{detail}</div>}
      {choices && (
        <Radio.Group
          className={classes.choices}
          aria-label={asked.question}
          defaultValue={choices[0]?.value}
          onChange={tell}
        >
          {choices.map(({ value, label }, at) => (
            <Radio key={value} value={value} label={label} data-autofocus={at === 0 || undefined} />
          ))}
        </Radio.Group>
      )}
      {isWritten && (
        <Suspense fallback={null}>
          <ConfirmField asked={asked} value={written} problem={problem} onChange={write} />
        </Suspense>
      )}
      <p className={classes.problem} role="alert">
        {!isWritten && problem}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus={!choices || undefined} onClick={() => answer(false)}>
          {cancel ?? t('confirm.cancel')}
        </Button>
        <Button type="submit" color={danger ? 'red' : undefined} loading={isBusy} disabled={!fits}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
