import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PersonAvatar } from '#web/kit/Avatar.tsx';
import { copyText } from '#web/kit/copyText.ts';
import { Popover } from '#web/kit/Popover.tsx';
import { Status } from '#web/kit/Status.tsx';

const TEACHER = { id: 8, name: 'Daniel Osei', email: 'daniel.osei@alderbrook.school' };

export function PersonCard() {
  const { t } = useTranslation('component-popovers');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} width={280} position="bottom-start" trapFocus withRoles>
      <Popover.Target>
        <UnstyledButton mih={44} onClick={() => setOpen(!isOpen)}>
          <Group gap={8}>
            <PersonAvatar {...TEACHER} size={28} />
            <Text fz={14} fw={550}>
              {TEACHER.name}
            </Text>
          </Group>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={TEACHER.name}>
        <Stack gap={12}>
          <Group gap={12} wrap="nowrap">
            <PersonAvatar {...TEACHER} size={40} />
            <div>
              <Text fw={550}>{TEACHER.name}</Text>
              <Text c="dimmed" fz={13}>
                {t('person.teaches')}
              </Text>
            </div>
          </Group>
          <Status shape="active">{t('person.active')}</Status>
          <Button variant="default" onClick={() => void copyText(TEACHER.email, t('person.copied'))}>
            {t('person.copy')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
