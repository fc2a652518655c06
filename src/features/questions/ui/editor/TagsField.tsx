import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { tagsLike } from '../queries.ts';
import type { Change } from './useDraft.ts';

interface Props {
  tags: string[];
  change: (next: Change) => void;
  wrong: string | undefined;
}

/** Tags with those already in use offered while typing. */
export const TagsField = memo(function TagsField({ tags, change, wrong }: Props) {
  const { t } = useTranslation('questioneditor');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data = [] } = useQuery({
    queryKey: ['questions', 'tags', q],
    queryFn: () => tagsLike(q),
    placeholderData: keepPreviousData,
  });
  return (
    <TagsInput
      label={t('tags.label')}
      placeholder={tags.length === 0 ? t('tags.invitation') : undefined}
      value={tags}
      onChange={(next) => change({ tags: next })}
      searchValue={typed}
      onSearchChange={setTyped}
      data={data.map((tag) => tag.name)}
      maxTags={30}
      maxDropdownHeight={220}
      acceptValueOnBlur
      error={wrong && <FieldError>{wrong}</FieldError>}
      comboboxProps={{ zIndex: 300 }}
      dir="auto"
    />
  );
});
