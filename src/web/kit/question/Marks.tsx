import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { SafeHtml } from '#web/kit/SafeHtml.tsx';
import classes from './QuestionView.module.css';
import type { ShownResult } from './types.ts';

/** Beside something that was chosen or should have been: a sign and words, never colour alone. */
export function Mark({ isRight, chosen }: { isRight: boolean; chosen: boolean }) {
  const { t } = useTranslation('answering');
  if (!isRight && !chosen) return null;
  const Glyph = isRight ? IconCheck : IconX;
  const words = isRight ? (chosen ? t('yourRightAnswer') : t('rightAnswer')) : t('yourWrongAnswer');
  return (
    <span className={classes.mark} data-right={isRight}>
      <Glyph size={14} stroke={2.25} aria-hidden />
      {words}
    </span>
  );
}

/** What was said to one of the options. */
export function OptionFeedback({ result, option }: { result: ShownResult | undefined; option: number }) {
  const said = result?.feedback?.filter((one) => one.key === option) ?? [];
  return said.map((one) => <SafeHtml key={one.html} html={one.html} className={classes.feedback} />);
}
