import { Select } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { QUESTION_STATUSES } from '#contract/questionKinds.ts';
import { QUESTION_FORMATS, type QuestionFormat } from '#features/questions/choices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CategorySelect } from '../categories/CategorySelect.tsx';
import { useCategories } from '../categories/useCategories.ts';
import classes from './ImportPage.module.css';
import type { ImportOptions } from './queries.ts';

interface Props {
  options: ImportOptions;
  /** What the text was found to be. */
  found: QuestionFormat | undefined;
  onChange: (patch: Partial<ImportOptions>) => void;
}

const AUTO = 'auto';
const arrow = <IconChevronDown size={16} stroke={1.75} aria-hidden />;

/** How the questions are read, and what becomes of them. */
export function OptionFields({ options, found, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { tree } = useCategories();
  return (
    <div className={classes.options}>
      <Select
        label={t('import.format')}
        rightSection={arrow}
        value={options.format ?? AUTO}
        data={[
          {
            value: AUTO,
            label:
              found && !options.format ? t('import.found', { format: t(`export.formats.${found}`) }) : t('import.auto'),
          },
          ...QUESTION_FORMATS.map((value) => ({ value, label: t(`export.formats.${value}`) })),
        ]}
        onChange={(value) => onChange({ format: QUESTION_FORMATS.find((format) => format === value) ?? null })}
      />
      <Select
        label={t('import.status')}
        description={options.status === 'ready' ? t('import.gapsStayDrafts') : undefined}
        rightSection={arrow}
        value={options.status}
        data={QUESTION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => onChange({ status: QUESTION_STATUSES.find((status) => status === value) ?? 'draft' })}
      />
      <CategorySelect
        label={t('import.into')}
        tree={tree}
        value={options.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
        none={t('categories.topLevel')}
      />
    </div>
  );
}
