import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './confirm.module.css';
import type { Asked } from './confirm.ts';
import { FieldError } from './form.tsx';

interface Props {
  asked: Asked;
  value: string;
  problem: string;
  onChange: (text: string) => void;
}

/** The word that has to be typed, or the reason others will read. */
export function ConfirmField({ asked: { word, reason }, value, problem, onChange }: Props) {
  const { t } = useTranslation('kit');
  const line = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  // It may come after the dialog has given the focus to Cancel.
  useEffect(() => (line.current ?? box.current)?.focus(), []);
  useEffect(() => {
    if (problem) (line.current ?? box.current)?.focus();
  }, [problem]);
  const shared = { className: classes.field, error: problem ? <FieldError>{problem}</FieldError> : undefined };

  if (word !== undefined)
    return (
      <TextInput
        ref={line}
        label={t('confirm.typeWord', { word })}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...shared}
      />
    );
  return (
    <Textarea
      ref={box}
      label={reason}
      required
      autosize
      minRows={2}
      maxRows={6}
      maxLength={500}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...shared}
    />
  );
}
