import { Switch } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useEditing } from './context.ts';
import classes from './fields.module.css';
import { More } from './More.tsx';
import { PlainLine } from './PlainLine.tsx';
import { RowCard } from './RowCard.tsx';
import { RowList } from './RowList.tsx';
import { PartialSwitch, RowFeedback, RowPercent } from './rowParts.tsx';
import { type RowProps, useLine } from './useRows.ts';

const ShortRow = memo(function ShortRow({ byHand, ...props }: RowProps & { byHand: boolean }) {
  const { row, index, tools, problem } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const name = t('answers.answer', { number: index + 1 });
  return (
    <RowCard
      {...props}
      name={name}
      aside={(byHand || row.fraction !== 100) && <RowPercent {...{ row, tools, name, problem }} />}
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
      <RowFeedback row={row} tools={tools} name={name} />
    </RowCard>
  );
});

/** Texts that are taken as answers; the first that fits counts. */
export function ShortAnswers() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  const byHand = draft.sharing === 'hand';
  return (
    <RowList
      title={t('short.title')}
      help={t('short.help')}
      add={t('short.add')}
      path="content.answers"
      row={(props) => <ShortRow key={props.row.key} {...props} byHand={byHand} />}
    >
      <More>
        <Switch
          label={t('short.caseSensitive')}
          checked={draft.caseSensitive}
          onChange={(event) => change({ caseSensitive: event.currentTarget.checked })}
        />
        <PartialSwitch />
      </More>
    </RowList>
  );
}
