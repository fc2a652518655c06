import { Switch } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useEditing } from './context.ts';
import { FeedbackLine } from './FeedbackLine.tsx';
import { Percent } from './Percent.tsx';
import type { RowProps } from './useRows.ts';

type Props = Pick<RowProps, 'row' | 'tools'> & { name: string };
type PercentProps = Props & Pick<RowProps, 'problem'>;

/** How much of the points a row is worth. */
export function RowPercent({ row, tools, name, problem }: PercentProps) {
  return (
    <Percent
      name={name}
      value={row.fraction}
      wrong={problem !== undefined}
      onChange={(fraction) => tools.set(row.key, { fraction })}
    />
  );
}

/** What whoever gives this answer is told. */
export function RowFeedback({ row, tools, name }: Props) {
  const { t } = useTranslation('questioneditor');
  return (
    <FeedbackLine
      label={t('answers.feedbackFor', { name })}
      invitation={t('answers.addFeedback')}
      value={row.feedback}
      onChange={(feedback) => tools.set(row.key, { feedback })}
    />
  );
}

/** Accepted answers can be worth less than all the points. */
export function PartialSwitch() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  return (
    <Switch
      label={t('answers.partial')}
      checked={draft.sharing === 'hand'}
      onChange={(event) => change({ sharing: event.currentTarget.checked ? 'hand' : 'even' })}
    />
  );
}
