import { Switch, TagsInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { RichText } from '#web/kit/RichText.tsx';
import { useEditing } from './context.ts';
import classes from './fields.module.css';
import { More } from './More.tsx';
import { PlainLine } from './PlainLine.tsx';
import { RowCard } from './RowCard.tsx';
import { RowList } from './RowList.tsx';
import { type RowProps, useLine } from './useRows.ts';

const PairRow = memo(function PairRow(props: RowProps) {
  const { row, index, tools, problem } = props;
  const { t } = useTranslation('questioneditor');
  const line = useLine(props);
  const name = t('pairs.pair', { number: index + 1 });
  return (
    <RowCard {...props} name={name}>
      <div className={classes.pair}>
        <RichText
          variant="line"
          label={t('pairs.promptOf', { name })}
          placeholder={t('pairs.prompt')}
          value={row.text}
          onChange={(text) => tools.set(row.key, { text })}
          {...line}
        />
        <IconArrowRight className={classes.arrow} size={16} stroke={1.75} aria-hidden />
        <PlainLine
          label={t('pairs.matchOf', { name })}
          placeholder={t('pairs.match')}
          value={row.match}
          maxLength={1000}
          invalid={problem !== undefined && row.match.trim() === ''}
          onChange={(match) => tools.set(row.key, { match })}
          keys={{ enter: () => tools.add(row.key) }}
        />
      </div>
    </RowCard>
  );
});

/** Pairs to find, and matches that belong to nothing. */
export function Pairs() {
  const { t } = useTranslation('questioneditor');
  const { draft, change } = useEditing();
  return (
    <RowList
      title={t('pairs.title')}
      help={t('pairs.help')}
      add={t('pairs.add')}
      path="content.pairs"
      row={(props) => <PairRow key={props.row.key} {...props} />}
    >
      <TagsInput
        label={t('pairs.distractors')}
        description={t('pairs.distractorsHelp')}
        value={draft.distractors}
        onChange={(distractors) => change({ distractors })}
        maxTags={50}
        splitChars={[]}
        acceptValueOnBlur
        comboboxProps={{ zIndex: 300 }}
      />
      <More>
        <Switch
          label={t('pairs.shuffle')}
          checked={draft.shuffle}
          onChange={(event) => change({ shuffle: event.currentTarget.checked })}
        />
      </More>
    </RowList>
  );
}
