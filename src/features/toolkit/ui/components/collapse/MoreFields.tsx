import { Button, Collapse, Stack, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

export function MoreFields() {
  const { t } = useTranslation('component-collapse');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Stack gap={12} align="stretch">
      <TextInput label={t('moreFields.name')} defaultValue={t('moreFields.course')} dir="auto" />
      <Button
        variant="subtle"
        px={8}
        ms={-8}
        style={{ alignSelf: 'flex-start' }}
        rightSection={<Chevron size={16} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('moreFields.fewer') : t('moreFields.more')}
      </Button>
      <Collapse id={id} expanded={isOpen}>
        <Stack gap={12}>
          <TextInput label={t('moreFields.room')} dir="auto" />
          <TextInput label={t('moreFields.begins')} type="date" />
        </Stack>
      </Collapse>
    </Stack>
  );
}
