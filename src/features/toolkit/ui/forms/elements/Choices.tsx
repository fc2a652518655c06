import { MultiSelect, NativeSelect, Select, Stack, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldPair } from '#web/kit/form.tsx';
import { PeoplePicker } from '#web/kit/PeoplePicker.tsx';

const SUBJECTS = ['art', 'biology', 'chemistry', 'geography', 'history', 'languages', 'maths', 'music'] as const;
type Person = Parameters<typeof PeoplePicker>[0]['value'][number];

export function Choices() {
  const { t } = useTranslation('form-elements');
  const [teachers, setTeachers] = useState<Person[]>([]);
  const [rooms, setRooms] = useState<string[]>(['2.04']);
  const [tags, setTags] = useState<string[]>([]);
  const subjects = SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) }));
  return (
    <Stack>
      <FieldPair>
        <NativeSelect label={t('choices.level')} data={[t('choices.beginner'), t('choices.advanced')]} />
        <Select
          label={t('choices.subject')}
          data={subjects}
          searchable
          defaultValue="maths"
          // The list itself scrolls: a box inside it would be one that keys cannot reach.
          withScrollArea={false}
          styles={{ options: { maxHeight: 220, overflowY: 'auto' } }}
        />
      </FieldPair>
      <MultiSelect
        label={t('choices.rooms')}
        placeholder={rooms.length === 0 ? t('choices.roomsHint') : ''}
        data={['1.01', '1.02', '2.04', '2.05', t('choices.library')]}
        searchable
        hidePickedOptions
        comboboxProps={{ zIndex: 300 }}
        value={rooms}
        onChange={setRooms}
      />
      <TagsInput
        label={t('choices.tags')}
        description={t('choices.tagsHelp')}
        maxTags={5}
        comboboxProps={{ zIndex: 300 }}
        value={tags}
        onChange={setTags}
      />
      <PeoplePicker use="todo" label={t('choices.teachers')} value={teachers} onChange={setTeachers} />
    </Stack>
  );
}
