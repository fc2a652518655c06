import { Checkbox, Radio, Switch } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { useEditing } from './context.ts';
import classes from './fields.module.css';
import { isRight, markOnly, SHARINGS, type Sharing, shareOut, toggleRight } from './fractions.ts';
import { More } from './More.tsx';
import { RowCard } from './RowCard.tsx';
import { RowList } from './RowList.tsx';
import { RowFeedback, RowPercent } from './rowParts.tsx';
import { type RowProps, useLine } from './useRows.ts';

interface ChoiceRowProps extends RowProps {
  isSingle: boolean;
  sharing: Sharing;
  /** Radio buttons of one list belong together. */
  group: string;
}

const ChoiceRow = memo(function ChoiceRow({ isSingle, sharing, group, ...props }: ChoiceRowProps) {
  const { row, index, tools, problem } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const name = t('answers.answer', { number: index + 1 });
  const right = isSingle ? row.fraction === 100 : isRight(row);
  const Control = isSingle ? Radio : Checkbox;
  const mark = () => tools.setRows((all) => (isSingle ? markOnly(all, row.key) : toggleRight(all, row.key, sharing)));
  return (
    <RowCard
      {...props}
      name={name}
      right={right}
      mark={<Control name={group} checked={right} onChange={mark} aria-label={t('answers.mark', { name })} />}
      aside={
        sharing === 'hand' ? (
          <RowPercent {...{ row, tools, name, problem }} />
        ) : (
          right && <Pill kind="success">{t('answers.correct')}</Pill>
        )
      }
    >
      <div className={classes.main}>
        <RichText
          variant="line"
          label={name}
          placeholder={t('answers.invitation')}
          value={row.text}
          onChange={(text) => tools.set(row.key, { text })}
          {...line}
        />
      </div>
      <RowFeedback row={row} tools={tools} name={name} />
    </RowCard>
  );
});

/** What a wrong mark costs, and which answers earn a part. */
function Scoring() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();

  function partial(on: boolean) {
    change((now) => ({
      ...now,
      sharing: on ? 'hand' : 'even',
      rows: on ? now.rows : now.rows.map((row) => (row.fraction === 100 ? row : { ...row, fraction: 0 })),
    }));
  }

  if (draft.kind === 'single')
    return (
      <Switch
        label={t('answers.partial')}
        checked={draft.sharing === 'hand'}
        onChange={(event) => partial(event.currentTarget.checked)}
      />
    );
  return (
    <div className={classes.setting}>
      <span className={classes.label}>{t('answers.sharing')}</span>
      <Segments
        aria-label={t('answers.sharing')}
        value={draft.sharing}
        onChange={(sharing) => change((now) => ({ ...now, sharing, rows: shareOut(now.rows, sharing) }))}
        data={SHARINGS.map((value) => ({ value, label: t(`sharing.${value}`) }))}
      />
      <span className={classes.hint}>{t(`sharingHelp.${draft.sharing}`)}</span>
    </div>
  );
}

/** Answers to choose from, one or several of them right. */
export function ChoiceAnswers() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  const group = useId();
  const { sharing } = draft;
  const isSingle = draft.kind === 'single';
  return (
    <RowList
      title={t('answers.title')}
      help={isSingle ? t('answers.markOne') : t('answers.markSeveral')}
      add={t('answers.add')}
      path="content.answers"
      row={(props) => <ChoiceRow key={props.row.key} {...props} {...{ isSingle, sharing, group }} />}
    >
      <More>
        <Switch
          label={t('answers.shuffle')}
          checked={draft.shuffle}
          onChange={(event) => change({ shuffle: event.currentTarget.checked })}
        />
        <Scoring />
      </More>
    </RowList>
  );
}
