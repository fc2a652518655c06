import { Button, Modal, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { PLAN_AHEAD_MS } from '#features/blog/choices.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { afterPress } from '#web/kit/afterPress.ts';
import { FieldError } from '#web/kit/form.tsx';
import { inWords } from '#web/kit/formErrors.ts';
import { inputTime } from '#web/kit/inputTime.ts';
import { unread } from '#web/kit/unread.ts';
import classes from './Editor.module.css';

interface Props {
  opened: boolean;
  /** When it is to appear so far. */
  first: string | null;
  onClose: () => void;
  onChosen: (at: string) => Promise<unknown>;
}

/** Tomorrow at nine, which is what most people want. */
function tomorrow() {
  const date = new Date();
  date.setDate(date.getDate() + 1);
  date.setHours(9, 0, 0, 0);
  return inputTime(date.getTime());
}

function ScheduleForm({ first, onClose, onChosen }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('blog');
  const [value, setValue] = useState(first ? inputTime(Date.parse(first)) : tomorrow);
  const [busy, setBusy] = useState(false);
  const time = value ? new Date(value) : null;
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isPast = time !== null && time.getTime() <= Date.now();
  // Years of five digits are no time at all.
  const isFar = time !== null && !(time.getTime() <= Date.now() + PLAN_AHEAD_MS);
  function wrong() {
    if (isPast) return t('schedule.past');
    return isFar ? say('Choose a time within the next two years.') : problem;
  }
  async function choose(at: Date) {
    setBusy(true);
    setProblem(null);
    try {
      await onChosen(at.toISOString());
    } catch (error) {
      setProblem(error instanceof ApiError ? inWords(error.fields.scheduledAt ?? error.message) : t('saving.failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className={classes.schedule}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a window is still inside the page's tree.
        event.stopPropagation();
        if (time && !isPast && !isFar) void choose(time);
        if (time || !field.current) return;
        setProblem(say(unread(field.current) ?? 'Give a day and a time.'));
        field.current.focus();
      }}
    >
      <TextInput
        ref={field}
        type="datetime-local"
        label={t('schedule.when')}
        description={t('schedule.help')}
        data-autofocus
        value={value}
        min={inputTime(Date.now())}
        max={inputTime(Date.now() + PLAN_AHEAD_MS)}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setProblem(null);
        }}
        onBlur={({ currentTarget }) => {
          const words = unread(currentTarget);
          if (words) afterPress(() => setProblem(say(words)));
        }}
        error={wrong() ? <FieldError>{wrong()}</FieldError> : undefined}
      />
      <div className={classes.scheduleFoot}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={isPast || isFar}>
          {t('schedule.verb')}
        </Button>
      </div>
    </form>
  );
}

/** When a post is to appear by itself. */
export function ScheduleModal({ opened, ...props }: Props) {
  const { t } = useTranslation('blog');
  return (
    <Modal opened={opened} onClose={props.onClose} size={440} centered title={t('schedule.title')} zIndex={210}>
      {opened && <ScheduleForm {...props} />}
    </Modal>
  );
}
