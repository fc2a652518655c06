import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { RichText } from '#web/kit/RichText.tsx';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import classes from './QuestionView.module.css';
import type { QuestionViewProps } from './types.ts';
import { countWords } from './words.ts';

/** Characters, markup included. */
const MOST = 100_000;

/** A longer text, with how many words it has and should have. */
export function Essay({ question, answer, onChange }: QuestionViewProps) {
  const { t } = useTranslation('answering');
  const { minWords, maxWords, template = '' } = question;
  const text = answer && 'text' in answer ? answer.text : template;
  const count = countWords(text);
  const limits =
    minWords && maxWords
      ? t('wordsBetween', { least: minWords, most: maxWords })
      : minWords
        ? t('wordsLeast', { count: minWords })
        : maxWords
          ? t('wordsMost', { count: maxWords })
          : '';
  const over = Boolean(maxWords && count > maxWords);
  if (!onChange) return <SafeHtml html={text} className={classes.written} />;
  return (
    <RichText
      label={t('yourAnswer')}
      value={text}
      onChange={(html) => onChange({ text: html })}
      pictures={false}
      error={text.length > MOST ? <span role="alert">{t('tooLong', { most: formatNumber(MOST) })}</span> : undefined}
      description={
        <span className={classes.count} data-over={over || undefined}>
          <span>{t('words', { count })}</span>
          {limits && <span>{limits}</span>}
          {over && <span role="status">{t('wordsOver', { count: count - (maxWords ?? 0) })}</span>}
        </span>
      }
    />
  );
}
