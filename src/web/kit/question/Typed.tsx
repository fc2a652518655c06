import { TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './QuestionView.module.css';
import type { QuestionViewProps } from './types.ts';

const MOST = { short: 1_000, numerical: 100 };

/** A short text or a number. */
export function Typed({ question, answer, onChange }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const isNumber = question.kind === 'numerical';
  return (
    <div className={classes.typed} data-number={isNumber || undefined}>
      <TextInput
        label={isNumber && question.unit ? t('answerIn', { unit: question.unit }) : t('yourAnswer')}
        value={answer && 'text' in answer ? answer.text : ''}
        onChange={(event) => onChange?.({ text: event.currentTarget.value })}
        readOnly={!onChange}
        classNames={onChange ? undefined : { input: classes.read }}
        maxLength={isNumber ? MOST.numerical : MOST.short}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir={isNumber ? 'ltr' : 'auto'}
      />
      {isNumber && question.unit && (
        <span className={classes.unit} aria-hidden dir="auto">
          {question.unit}
        </span>
      )}
    </div>
  );
}
