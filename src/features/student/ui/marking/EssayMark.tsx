import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { ResultItem } from '#features/student/resultsContract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AmountInput } from '#web/kit/AmountInput.tsx';
import { Form, lateSchema, SubmitButton, useZodForm } from '#web/kit/form.tsx';
import { formatDateTime, formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { useFollowing } from '#web/kit/useFollowing.ts';
import { queryClient } from '#web/queryClient.ts';
import classes from './Marking.module.css';
import { resultQuery, sendMark } from './queries.ts';

const schema = lateSchema(async () => (await import('#features/student/resultsContract.ts')).markForm);

const DIGITS = 2;
const STEPS = 10 ** DIGITS;
const digits = (points: number) => formatNumber(points, { maximumFractionDigits: DIGITS });
const fieldId = (position: number) => `points-${position}`;

/** The next essay of the page without a mark, after this one or from the top. */
function focusNext(items: ResultItem[], from: number) {
  const waiting = items.filter(({ result }) => result?.state === 'ungraded');
  const next = waiting.find(({ position }) => position > from) ?? waiting[0];
  if (next) document.getElementById(fieldId(next.position))?.focus();
}

/** Somebody else set a mark since. */
const isOlder = (error: unknown) => error instanceof ApiError && error.status === 409;
const setAt = (item: ResultItem | undefined) => item?.marked?.at ?? null;
/** `seen` is the mark that stood when somebody began to write: a newer one is not written over. It is kept with the words. */
const valuesOf = (item: ResultItem) => ({
  score: item.result?.score ?? Number.NaN,
  comment: item.result?.comment ?? '',
  seen: setAt(item),
});

/** Points and a comment for one essay. */
export function EssayMark({ practiceId, item }: { practiceId: number; item: ResultItem }) {
  const { t } = useTranslation('results');
  const { position, question, result, marked } = item;
  const [isOutrun, setOutrun] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);
  const form = useZodForm(schema, {
    initialValues: valuesOf(item),
    guard: 'page',
    name: fieldId(position),
    whole: true,
    onSubmit: async (mark) => {
      const sent = form.getValues();
      try {
        const after = await sendMark(practiceId, position, mark);
        see(setAt(after.items.find((one) => one.position === position)), sent);
        setOutrun(false);
        toast.done(t(after.ungraded === 0 ? 'savedAll' : 'saved'));
        focusNext(after.items, position);
      } catch (error) {
        if (isOlder(error)) await meetNewer().catch(() => {});
        throw error;
      }
    },
  });

  function show(values: ReturnType<typeof valuesOf>) {
    form.setValues(values);
    form.resetDirty(values);
  }

  /** What is written stays, over `stored`; it is meant for the mark that was set then. */
  function see(at: string | null, stored = form.getInitialValues()) {
    form.setFieldValue('seen', at);
    form.resetDirty({ ...stored, seen: at });
  }

  function showUnlessWriting(values: ReturnType<typeof valuesOf>) {
    if (form.isDirty()) see(values.seen);
    else show(values);
  }

  /** Somebody else was quicker: their mark is shown beside what was written here. */
  async function meetNewer() {
    const { items } = await queryClient.fetchQuery({ ...resultQuery(practiceId), staleTime: 0 });
    see(setAt(items.find((one) => one.position === position)));
    setOutrun(true);
  }

  useFollowing(form, item, valuesOf);

  const { onChange, value: _, ...score } = form.getInputProps('score');

  async function takeBack() {
    const before = valuesOf(item);
    setTakingBack(true);
    try {
      await sendMark(practiceId, position, { score: null, comment: '', seen: form.getValues().seen ?? null });
    } catch (error) {
      if (isOlder(error)) await meetNewer().catch(() => {});
      toast.failed(error);
      return;
    } finally {
      setTakingBack(false);
    }
    // What is begun meanwhile stays, now and after Undo.
    showUnlessWriting({ score: Number.NaN, comment: '', seen: null });
    const undo = async () => {
      try {
        const after = await sendMark(practiceId, position, { ...before, seen: null });
        showUnlessWriting({ ...before, seen: setAt(after.items.find((one) => one.position === position)) });
      } catch (error) {
        toast.failed(error);
      }
    };
    toast.done(t('takenBack'), { undo: () => void undo() });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
  }

  return (
    <Form form={form} className={classes.mark}>
      <AmountInput
        {...score}
        id={fieldId(position)}
        label={t('points', { number: formatNumber(position) })}
        description={t('ofPoints', { count: question.points, points: digits(question.points) })}
        required
        decimals={DIGITS}
        value={(form.values.score ?? Number.NaN) * STEPS}
        onChange={(steps) => onChange(steps / STEPS)}
      />
      <Textarea
        label={t('comment')}
        description={t('commentHelp')}
        autosize
        minRows={2}
        maxRows={12}
        dir="auto"
        onKeyDown={onKeyDown}
        {...form.getInputProps('comment')}
      />
      {isOutrun && marked && (
        <p className={classes.theirs} dir="auto">
          {t('theirs', { score: digits(result?.score ?? 0), points: digits(question.points) })} {result?.comment}
        </p>
      )}
      <div className={classes.foot}>
        <SubmitButton form={form}>{t(marked ? 'change' : 'save')}</SubmitButton>
        {marked && (
          <>
            <Button variant="default" loading={isTakingBack} onClick={() => void takeBack()}>
              {t('takeBack')}
            </Button>
            <span className={classes.by}>
              {t(marked.by ? 'markedBy' : 'markedAt', { name: marked.by, when: formatDateTime(marked.at) })}
            </span>
          </>
        )}
      </div>
    </Form>
  );
}
