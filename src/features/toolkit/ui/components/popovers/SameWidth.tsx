import { Checkbox, InputBase, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatList } from '#web/kit/format.ts';
import { Popover } from '#web/kit/Popover.tsx';

const COURSES = ['algebra', 'botany', 'history', 'music'] as const;

export function SameWidth() {
  const { t } = useTranslation('component-popovers');
  const [chosen, setChosen] = useState<string[]>(['botany']);
  return (
    <Popover width="target" position="bottom-start" trapFocus withRoles>
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          label={t('width.label')}
          pointer
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {chosen.length > 0 ? formatList(chosen.map((one) => t(`width.${one}`))) : t('width.none')}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('width.label')}>
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('width.label')}>
          <Stack gap={12}>
            {COURSES.map((course) => (
              <Checkbox key={course} value={course} label={t(`width.${course}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
