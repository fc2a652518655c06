import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import { Mark } from './Marks.tsx';
import classes from './QuestionView.module.css';
import type { QuestionViewProps } from './types.ts';

const pairsIn = (answer: QuestionViewProps['answer'] | undefined) => (answer && 'pairs' in answer ? answer.pairs : []);

/** Each prompt takes a choice from a list: the same with a finger, a mouse, a keyboard and a reader. */
export function Matching({ question, answer, onChange, result }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const prompts = question.prompts ?? [];
  const choices = question.choices ?? [];
  const pairs = pairsIn(answer);
  const right = result?.right ? pairsIn(result.right) : undefined;
  const textOf = (key: number | null | undefined) => choices.find((one) => one.key === key)?.text;

  function choose(index: number, chosen: string) {
    onChange?.({
      pairs: prompts.map((_, at) => (at !== index ? (pairs[at] ?? null) : chosen ? Number(chosen) : null)),
    });
  }

  return (
    <ul className={classes.pairs} aria-label={t('matchEach')}>
      {prompts.map(({ key, text }, index) => {
        const chosen = pairs[index] ?? null;
        const isRight = chosen !== null && textOf(chosen) === textOf(right?.[index]);
        // Nothing chosen is nothing wrong: it stays plain, as in every other kind.
        const state = right && chosen !== null ? (isRight ? 'right' : 'wrong') : undefined;
        return (
          <li key={key} className={classes.pair} data-state={state}>
            <SafeHtml html={text} className={classes.words} />
            <NativeSelect
              aria-label={t('matchFor', { number: index + 1 })}
              disabled={!onChange}
              value={chosen === null ? '' : String(chosen)}
              onChange={(event) => choose(index, event.currentTarget.value)}
              rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
              dir="auto"
            >
              <option value="">{t('choose')}</option>
              {choices.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.text}
                </option>
              ))}
            </NativeSelect>
            {state && <Mark isRight={isRight} chosen />}
            {right && !isRight && (
              <span className={classes.should}>{t('rightWouldBe', { answer: textOf(right[index]) ?? '' })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
