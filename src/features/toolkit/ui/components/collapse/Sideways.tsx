import { ActionIcon, Box, Collapse, Group, Text } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

export function Sideways() {
  const { t } = useTranslation('component-collapse');
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const label = isOpen ? t('sideways.hide') : t('sideways.show');
  return (
    <Group gap={12} wrap="nowrap" align="stretch" mih={84}>
      <Text flex={1} miw={0}>
        {t('sideways.words')}
      </Text>
      <Collapse id={id} expanded={isOpen} orientation="horizontal">
        <Box w={150} p={12} bg="var(--lms-subtle)" bdrs="md" fz={13}>
          {t('sideways.aside')}
        </Box>
      </Collapse>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <IconLayoutSidebarRight data-turns size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
