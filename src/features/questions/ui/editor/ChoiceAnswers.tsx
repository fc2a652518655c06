import { Checkbox, Radio, SegmentedControl, Switch } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/kit/Pill.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { AddRow } from './AddRow.tsx';
import { useEditing } from './context.ts';
import { FeedbackLine } from './FeedbackLine.tsx';
import classes from './fields.module.css';
import { isRight, markOnly, SHARINGS, type Sharing, shareOut, toggleRight } from './fractions.ts';
import { More } from './More.tsx';
import { Percent } from './Percent.tsx';
import { RowCard } from './RowCard.tsx';
import { type RowProps, useLine, useRowProps } from './useRows.ts';

interface ChoiceRowProps extends RowProps {
  isSingle: boolean;
  sharing: Sharing;
  /** Radio buttons of one list belong together. */
  group: string;
}

const ChoiceRow = memo(function ChoiceRow({ isSingle, sharing, group, ...props }: ChoiceRowProps) {
  const { row, index, tools } = props;
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
          <Percent name={name} value={row.fraction} onChange={(fraction) => tools.set(row.key, { fraction })} />
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
      <FeedbackLine
        label={t('answers.feedbackFor', { name })}
        invitation={t('answers.addFeedback')}
        value={row.feedback}
        onChange={(feedback) => tools.set(row.key, { feedback })}
      />
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
      <SegmentedControl
        aria-label={t('answers.sharing')}
        value={draft.sharing}
        onChange={(value) => {
          const sharing = value as Sharing;
          change((now) => ({ ...now, sharing, rows: shareOut(now.rows, sharing) }));
        }}
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
  const { rows, tools, propsOf } = useRowProps();
  const group = useId();
  const isSingle = draft.kind === 'single';
  return (
    <section className={classes.section} aria-labelledby={group}>
      <div className={classes.listHead}>
        <h3 id={group} className={classes.label}>
          {t('answers.title')}
        </h3>
        <span className={classes.hint}>{isSingle ? t('answers.markOne') : t('answers.markSeveral')}</span>
      </div>
      <ol className={classes.rows} data-order>
        {rows.map((row, index) => (
          <ChoiceRow key={row.key} {...propsOf(row, index)} isSingle={isSingle} sharing={draft.sharing} group={group} />
        ))}
      </ol>
      <AddRow tools={tools} label={t('answers.add')} path="content.answers" />
      <More>
        <Switch
          label={t('answers.shuffle')}
          checked={draft.shuffle}
          onChange={(event) => change({ shuffle: event.currentTarget.checked })}
        />
        <Scoring />
      </More>
    </section>
  );
}
