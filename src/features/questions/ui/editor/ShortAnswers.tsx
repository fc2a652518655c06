import { Switch } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddRow } from './AddRow.tsx';
import { useEditing } from './context.ts';
import { FeedbackLine } from './FeedbackLine.tsx';
import classes from './fields.module.css';
import { More } from './More.tsx';
import { Percent } from './Percent.tsx';
import { PlainLine } from './PlainLine.tsx';
import { RowCard } from './RowCard.tsx';
import { type RowProps, useLine, useRowProps } from './useRows.ts';

const ShortRow = memo(function ShortRow({ byHand, ...props }: RowProps & { byHand: boolean }) {
  const { row, index, tools, problem } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const name = t('answers.answer', { number: index + 1 });
  return (
    <RowCard
      {...props}
      name={name}
      aside={
        (byHand || row.fraction !== 100) && (
          <Percent name={name} value={row.fraction} onChange={(fraction) => tools.set(row.key, { fraction })} />
        )
      }
    >
      <div className={classes.main}>
        <PlainLine
          label={name}
          placeholder={t('short.invitation')}
          value={row.text}
          invalid={problem !== undefined}
          maxLength={1000}
          onChange={(text) => tools.set(row.key, { text })}
          {...line}
        />
      </div>
      <FeedbackLine
        label={t('answers.feedbackFor', { name })}
        invitation={t('answers.addFeedback')}
        value={row.feedback}
        onChange={(feedback) => tools.set(row.key, { feedback })}
      />
    </RowCard>
  );
});

/** Texts that are taken as answers; the first that fits counts. */
export function ShortAnswers() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  const { rows, tools, propsOf } = useRowProps();
  const title = useId();
  const byHand = draft.sharing === 'hand';
  return (
    <section className={classes.section} aria-labelledby={title}>
      <div className={classes.listHead}>
        <h3 id={title} className={classes.label}>
          {t('short.title')}
        </h3>
        <span className={classes.hint}>{t('short.help')}</span>
      </div>
      <ol className={classes.rows} data-order>
        {rows.map((row, index) => (
          <ShortRow key={row.key} {...propsOf(row, index)} byHand={byHand} />
        ))}
      </ol>
      <AddRow tools={tools} label={t('short.add')} path="content.answers" />
      <More>
        <Switch
          label={t('short.caseSensitive')}
          checked={draft.caseSensitive}
          onChange={(event) => change({ caseSensitive: event.currentTarget.checked })}
        />
        <Switch
          label={t('answers.partial')}
          checked={byHand}
          onChange={(event) => change({ sharing: event.currentTarget.checked ? 'hand' : 'even' })}
        />
      </More>
    </section>
  );
}
