import { Select, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, memo } from 'react';
import {
  DIFFICULTIES,
  QUESTION_KINDS,
  QUESTION_STATUSES,
  type QuestionKind,
  type QuestionStatus,
} from '#contract/questionKinds.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { NumberField } from '#web/kit/NumberField.tsx';
import { RichText } from '#web/kit/RichText.tsx';
import { Segments } from '#web/kit/Segments.tsx';
import { KindName } from '../KindName.tsx';
import { KIND_ICONS } from '../questionLook.ts';
import { CategoryField } from './CategoryField.tsx';
import { ChoiceAnswers } from './ChoiceAnswers.tsx';
import { useEditing } from './context.ts';
import type { Draft } from './draft.ts';
import { EssayFields } from './EssayFields.tsx';
import { FeedbackLine } from './FeedbackLine.tsx';
import classes from './fields.module.css';
import { Items } from './Items.tsx';
import { switchKind } from './kindSwitch.ts';
import { More } from './More.tsx';
import { NumberAnswers } from './NumberAnswers.tsx';
import { Pairs } from './Pairs.tsx';
import { ShortAnswers } from './ShortAnswers.tsx';
import { TagsField } from './TagsField.tsx';
import { TrueFalseAnswer } from './TrueFalseAnswer.tsx';
import type { Change } from './useDraft.ts';

const PARTS: Record<QuestionKind, ComponentType> = {
  single: ChoiceAnswers,
  multiple: ChoiceAnswers,
  truefalse: TrueFalseAnswer,
  short: ShortAnswers,
  numerical: NumberAnswers,
  matching: Pairs,
  ordering: Items,
  essay: EssayFields,
};

type Changing = { change: (next: Change) => void };

const KindField = memo(function KindField({ kind, change }: Pick<Draft, 'kind'> & Changing) {
  const { t } = useTranslation('questioneditor');
  const { t: name } = useTranslation('questions');
  const Glyph = KIND_ICONS[kind];
  return (
    <Select
      label={t('kind')}
      leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      maxDropdownHeight={320}
      data={QUESTION_KINDS.map((value) => ({ value, label: name(`kinds.${value}`) }))}
      value={kind}
      onChange={(next) =>
        change((now) => switchKind(now, next as QuestionKind, { yes: t('truth.yes'), no: t('truth.no') }))
      }
      renderOption={({ option }) => <KindName kind={option.value as QuestionKind} name={option.label} />}
    />
  );
});

type SettingsProps = Pick<Draft, 'difficulty' | 'points' | 'status'> & Changing & { wrong: string | undefined };

const Settings = memo(function Settings({ difficulty, points, status, change, wrong }: SettingsProps) {
  const { t } = useTranslation('questioneditor');
  const { t: name } = useTranslation('questions');
  return (
    <div className={classes.settings}>
      <div className={classes.setting}>
        <span className={classes.label}>{t('level')}</span>
        <Segments
          fullWidth
          aria-label={t('level')}
          value={difficulty}
          onChange={(level) => change({ difficulty: level })}
          data={DIFFICULTIES.map((value) => ({ value, label: name(`difficulties.${value}`) }))}
        />
      </div>
      <NumberField
        label={t('points')}
        decimals={5}
        max={1000}
        value={points}
        error={wrong && <FieldError>{wrong}</FieldError>}
        onChange={(value) => change({ points: value })}
      />
      <Select
        label={t('status')}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        data={QUESTION_STATUSES.map((value) => ({ value, label: name(`statuses.${value}`) }))}
        value={status}
        onChange={(value) => change({ status: value as QuestionStatus })}
      />
    </div>
  );
});

/** Everything there is to write about a question. */
export function QuestionFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('questioneditor');
  const { draft, change, problem, round, writing } = useEditing();
  const error = (path: string) => {
    const wrong = problem(path);
    return wrong && <FieldError>{wrong}</FieldError>;
  };
  const Part = PARTS[draft.kind];
  return (
    <div className={classes.fields}>
      <div className={classes.twoFields}>
        <KindField kind={draft.kind} change={change} />
        <CategoryField categoryId={draft.categoryId} change={change} wrong={problem('categoryId')} />
      </div>
      <RichText
        key={round}
        label={t('text')}
        value={draft.text}
        onChange={(text) => change({ text })}
        error={error('text')}
        autoFocus={isNew || round > 0}
      />
      <Part key={`${draft.kind}-${round}`} />
      <Settings
        difficulty={draft.difficulty}
        points={draft.points}
        status={draft.status}
        change={change}
        wrong={problem('points')}
      />
      <TagsField
        key={`tags-${writing}`}
        tags={draft.tags}
        change={change}
        wrong={problem('tags') ?? problem(`tags.${draft.tags.length - 1}`)}
      />
      <div className={classes.setting}>
        <span className={classes.label}>{t('generalFeedback')}</span>
        <div className={classes.plainRow}>
          <FeedbackLine
            key={round}
            label={t('generalFeedback')}
            invitation={t('generalFeedbackHelp')}
            value={draft.generalFeedback}
            onChange={(generalFeedback) => change({ generalFeedback })}
          />
        </div>
      </div>
      <More label={t('nameMore')}>
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          value={draft.name}
          maxLength={200}
          error={error('name')}
          dir="auto"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </More>
    </div>
  );
}
