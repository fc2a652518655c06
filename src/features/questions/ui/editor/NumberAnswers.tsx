import { Button, Switch, TextInput } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '#web/kit/form.tsx';
import { AddRow } from './AddRow.tsx';
import { useEditing } from './context.ts';
import { FeedbackLine } from './FeedbackLine.tsx';
import classes from './fields.module.css';
import { More } from './More.tsx';
import { Percent } from './Percent.tsx';
import { PlainLine } from './PlainLine.tsx';
import { RowCard } from './RowCard.tsx';
import { ANY_OTHER, makeRow } from './rows.ts';
import { type RowProps, useLine, useRowProps } from './useRows.ts';

const NumberRow = memo(function NumberRow({ byHand, ...props }: RowProps & { byHand: boolean }) {
  const { row, index, tools, problem } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const isOther = row.text === ANY_OTHER;
  const name = isOther ? t('numbers.other') : t('answers.answer', { number: index + 1 });
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
      {isOther ? (
        <span className={classes.main}>{name}</span>
      ) : (
        <div className={classes.numbers}>
          <PlainLine
            label={name}
            placeholder={t('numbers.invitation')}
            inputMode="decimal"
            value={row.text}
            invalid={problem !== undefined}
            onChange={(text) => tools.set(row.key, { text: text === ANY_OTHER ? '' : text })}
            {...line}
          />
          <span className={classes.tolerance}>
            <span aria-hidden>±</span>
            <PlainLine
              label={t('numbers.toleranceFor', { name })}
              placeholder={t('numbers.tolerance')}
              inputMode="decimal"
              value={row.tolerance}
              onChange={(tolerance) => tools.set(row.key, { tolerance })}
              keys={{ enter: () => tools.add(row.key) }}
            />
          </span>
        </div>
      )}
      <FeedbackLine
        label={t('answers.feedbackFor', { name })}
        invitation={t('answers.addFeedback')}
        value={row.feedback}
        onChange={(feedback) => tools.set(row.key, { feedback })}
      />
    </RowCard>
  );
});

/** Numbers that are taken, each with how far off an answer may be. */
export function NumberAnswers() {
  const { t } = useTranslation('questioneditor');
  const { draft, change, problem } = useEditing();
  const { rows, tools, propsOf } = useRowProps();
  const title = useId();
  const byHand = draft.sharing === 'hand';
  const hasOther = rows.some((row) => row.text === ANY_OTHER);
  const unitProblem = problem('content.unit');
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.label}>
        {t('numbers.title')}
      </h3>
      <ol className={classes.rows} data-order>
        {rows.map((row, index) => (
          <NumberRow key={row.key} {...propsOf(row, index)} byHand={byHand} />
        ))}
      </ol>
      <AddRow tools={tools} label={t('answers.add')} path="content.answers" />
      <TextInput
        className={classes.unit}
        label={t('numbers.unit')}
        description={t('numbers.unitHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.unit}
        error={unitProblem && <FieldError>{unitProblem}</FieldError>}
        maxLength={40}
        dir="auto"
        onChange={(event) => change({ unit: event.currentTarget.value })}
      />
      <More>
        <Switch
          label={t('answers.partial')}
          checked={byHand}
          onChange={(event) => change({ sharing: event.currentTarget.checked ? 'hand' : 'even' })}
        />
        {!hasOther && (
          <Button
            variant="default"
            size="xs"
            onClick={() => tools.setRows((all) => [...all, makeRow({ text: ANY_OTHER, fraction: 0 })])}
          >
            {t('numbers.addOther')}
          </Button>
        )}
      </More>
    </section>
  );
}
