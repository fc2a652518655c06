import { Button, TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { useEditing } from './context.ts';
import classes from './fields.module.css';
import { More } from './More.tsx';
import { PlainLine } from './PlainLine.tsx';
import { RowCard } from './RowCard.tsx';
import { RowList } from './RowList.tsx';
import { PartialSwitch, RowFeedback, RowPercent } from './rowParts.tsx';
import { ANY_OTHER, makeRow } from './rows.ts';
import { type RowProps, useLine } from './useRows.ts';

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
      aside={(byHand || row.fraction !== 100) && <RowPercent {...{ row, tools, name, problem }} />}
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
      <RowFeedback row={row} tools={tools} name={name} />
    </RowCard>
  );
});

/** Numbers that are taken, each with how far off an answer may be. */
export function NumberAnswers() {
  const { t } = useTranslation('questioneditor');
  const { draft, change, problem } = useEditing();
  const byHand = draft.sharing === 'hand';
  const hasOther = draft.rows.some((row) => row.text === ANY_OTHER);
  const unitProblem = problem('content.unit');
  const addOther = () => change((now) => ({ ...now, rows: [...now.rows, makeRow({ text: ANY_OTHER, fraction: 0 })] }));
  return (
    <RowList
      title={t('numbers.title')}
      add={t('answers.add')}
      path="content.answers"
      row={(props) => <NumberRow key={props.row.key} {...props} byHand={byHand} />}
    >
      <TextInput
        className={classes.unit}
        label={t('numbers.unit')}
        description={t('numbers.unitHelp')}
        value={draft.unit}
        error={unitProblem && <FieldError>{unitProblem}</FieldError>}
        maxLength={40}
        dir="auto"
        onChange={(event) => change({ unit: event.currentTarget.value })}
      />
      <More>
        <PartialSwitch />
        {!hasOther && (
          <Button variant="default" size="xs" onClick={addOther}>
            {t('numbers.addOther')}
          </Button>
        )}
      </More>
    </RowList>
  );
}
