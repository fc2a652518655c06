import { Button, Modal, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { say } from '#web/i18n/messages.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { inputTime } from '#web/kit/inputTime.ts';
import { unread } from '#web/kit/unread.ts';
import classes from './Compose.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The time it has so far. */
  at?: string | null;
  /** The chosen time, with its zone. */
  onChosen: (sendAt: string) => void;
}

const YEAR_MS = 365 * 86_400_000;

/** When a mail is to be sent. */
export function TimeModal({ opened, onClose, at, onChosen }: Props) {
  const { t } = useTranslation('email');
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setMissing('');
    if (opened) setValue(at ? inputTime(Date.parse(at)) : '');
  }
  const time = value ? new Date(value) : null;
  const isPast = time !== null && time.getTime() <= Date.now();
  // Years of five digits are no time at all.
  const isFar = time !== null && !(time.getTime() <= Date.now() + YEAR_MS);
  const problem = isPast ? t('schedule.past') : isFar ? say('Choose a time within a year.') : undefined;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={440}
      centered
      title={t('schedule.title')}
      zIndex={210}
      closeButtonProps={{ 'aria-label': t('letters:files.close') }}
    >
      <form
        noValidate
        className={classes.time}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a window is still inside the page's tree.
          event.stopPropagation();
          if (!time && field.current) {
            setMissing(say(unread(field.current) ?? 'Give a day and a time.'));
            field.current.focus();
          }
          if (!time || problem) return;
          onChosen(time.toISOString());
          onClose();
        }}
      >
        <TextInput
          ref={field}
          type="datetime-local"
          label={t('schedule.when')}
          data-autofocus
          value={value}
          min={inputTime(Date.now())}
          max={inputTime(Date.now() + YEAR_MS)}
          onChange={(event) => {
            setValue(event.currentTarget.value);
            setMissing('');
          }}
          error={problem ?? missing}
        />
        <div className={classes.timeFoot}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={problem !== undefined}>
            {t('schedule.send')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
