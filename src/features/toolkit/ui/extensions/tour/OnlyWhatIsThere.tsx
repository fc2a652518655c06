import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Pill } from '#web/kit/Pill.tsx';
import { Tour } from '#web/kit/Tour.tsx';

const isThere = ({ target }: { target: string }) => document.querySelector(target)?.checkVisibility();

export function OnlyWhatIsThere() {
  const { t } = useTranslation('tour');
  const [isTeacher, setTeacher] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const all = [
    { id: 'due', target: '[data-stop="due"]', title: t('there.due'), body: t('there.dueBody') },
    { id: 'marks', target: '[data-stop="marks"]', title: t('there.marks'), body: t('there.marksBody') },
  ];
  return (
    <Stack gap={16} align="flex-start">
      <Checkbox
        label={t('there.teacher')}
        checked={isTeacher}
        onChange={(event) => setTeacher(event.currentTarget.checked)}
      />
      <Group gap={8}>
        <span data-stop="due">
          <Pill kind="warning">{t('there.due')}</Pill>
        </span>
        {isTeacher && (
          <span data-stop="marks">
            <Pill kind="accent">{t('there.marks')}</Pill>
          </span>
        )}
      </Group>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('there.start')}
      </Button>
      <Tour stops={isOpen ? all.filter(isThere) : all} isOpen={isOpen} onEnd={() => setOpen(false)} />
    </Stack>
  );
}
