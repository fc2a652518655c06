import { Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { Mark, OptionFeedback } from './Marks.tsx';
import classes from './QuestionView.module.css';
import type { Answer, QuestionViewProps } from './types.ts';

const chosenIn = (answer: Answer | null | undefined): number[] => {
  if (!answer) return [];
  if ('choices' in answer) return answer.choices;
  return 'choice' in answer && answer.choice !== null ? [answer.choice] : [];
};

/** One or several out of some options. */
export function Choices({ question, answer, onChange, result }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const name = useId();
  const isSingle = question.kind === 'single';
  const chosen = chosenIn(answer);
  const right = chosenIn(result?.right);
  const Control = isSingle ? Radio : Checkbox;

  function toggle(key: number) {
    if (isSingle) onChange?.({ choice: key });
    else
      onChange?.({
        choices: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].sort((a, b) => a - b),
      });
  }

  return (
    <fieldset className={classes.options}>
      <legend className={classes.legend}>{isSingle ? t('chooseOne') : t('chooseSeveral')}</legend>
      {question.options?.map(({ key, text }) => {
        const isRight = right.includes(key);
        const isChosen = chosen.includes(key);
        const state = result?.right ? (isRight ? 'right' : isChosen ? 'wrong' : undefined) : undefined;
        return (
          <div key={key} className={classes.option} data-chosen={isChosen || undefined} data-state={state}>
            <label className={classes.choice} htmlFor={`${name}-${key}`}>
              <Control
                id={`${name}-${key}`}
                name={name}
                checked={isChosen}
                disabled={!onChange}
                onChange={() => toggle(key)}
              />
              <SafeHtml inline html={text} className={classes.words} />
            </label>
            {state && <Mark isRight={isRight} chosen={isChosen} />}
            <OptionFeedback result={result} option={key} />
          </div>
        );
      })}
    </fieldset>
  );
}
