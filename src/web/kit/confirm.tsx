import { Button, Modal, Radio } from '@mantine/core';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm.module.css';

export interface Question {
  /** The question with the name in it: "Delete the board “Done”?" */
  question: string;
  detail?: ReactNode;
  /** What the button says: "Delete board". */
  verb: string;
  cancel?: string;
  danger?: boolean;
}

interface Choice<T extends string> {
  value: T;
  label: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
  /** What it is about can be meant in several ways. */
  choices?: Choice<string>[];
  choose?: (value: string) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null) {
  asked = next;
  for (const listener of listeners) listener();
}

/** Only for what cannot be undone; everything else happens at once and offers Undo. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    change({
      ...question,
      answer: (yes) => {
        change(null);
        resolve(yes);
      },
    });
  });
}

/** A question with several answers, the first one chosen. Answers null when it was cancelled. */
export function choose<T extends string>({ choices, ...question }: Question & { choices: Choice<T>[] }) {
  asked?.answer(false);
  let chosen = choices[0]?.value ?? null;
  return new Promise<T | null>((resolve) => {
    change({
      ...question,
      choices,
      choose: (value) => {
        chosen = value as T;
      },
      answer: (yes) => {
        change(null);
        resolve(yes ? chosen : null);
      },
    });
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A question lies above everything: keys are meant for it. */
export const isAsking = () => asked !== null;

/** Shows the question; mounted once beside the router. */
export function ConfirmHost() {
  const { t } = useTranslation('kit');
  const current = useSyncExternalStore(subscribe, () => asked);
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState<Asked | null>(null);
  if (current && current !== shown) setShown(current);

  return (
    <Modal
      opened={current !== null}
      onClose={() => current?.answer(false)}
      size={440}
      centered
      withCloseButton={false}
      title={shown?.question}
      zIndex={210}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    >
      {shown?.detail && <div className={classes.detail}>{shown.detail}</div>}
      {shown?.choices && (
        <Radio.Group
          key={shown.question}
          className={classes.choices}
          aria-label={shown.question}
          defaultValue={shown.choices[0]?.value}
          onChange={shown.choose}
        >
          {shown.choices.map(({ value, label }, at) => (
            <Radio key={value} value={value} label={label} data-autofocus={at === 0 || undefined} />
          ))}
        </Radio.Group>
      )}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus={!shown?.choices || undefined} onClick={() => shown?.answer(false)}>
          {shown?.cancel ?? t('confirm.cancel')}
        </Button>
        <Button color={shown?.danger ? 'red' : undefined} onClick={() => shown?.answer(true)}>
          {shown?.verb}
        </Button>
      </div>
    </Modal>
  );
}
