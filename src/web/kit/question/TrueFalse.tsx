import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Mark } from './Marks.tsx';
import classes from './QuestionView.module.css';
import type { QuestionViewProps } from './types.ts';

const valueIn = (answer: QuestionViewProps['answer'] | undefined) =>
  answer && 'value' in answer ? answer.value : null;

export function TrueFalse({ answer, onChange, result }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const name = useId();
  const chosen = valueIn(answer);
  const right = valueIn(result?.right);
  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{t('trueOrFalse')}</legend>
      {[true, false].map((value) => {
        const isRight = right === value;
        const isChosen = chosen === value;
        const state = right === null ? undefined : isRight ? 'right' : isChosen ? 'wrong' : undefined;
        return (
          <div key={String(value)} className={classes.option} data-chosen={isChosen || undefined} data-state={state}>
            <label className={classes.choice} htmlFor={`${name}-${value}`}>
              <Radio
                id={`${name}-${value}`}
                name={name}
                checked={isChosen}
                disabled={!onChange}
                onChange={() => onChange?.({ value })}
              />
              <span className={classes.words}>{value ? t('true') : t('false')}</span>
            </label>
            {state && <Mark isRight={isRight} chosen={isChosen} />}
          </div>
        );
      })}
    </fieldset>
  );
}
