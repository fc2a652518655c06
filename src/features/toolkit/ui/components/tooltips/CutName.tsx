import { Stack, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

const COURSES = ['long', 'longer'] as const;

export function CutName() {
  const { t } = useTranslation('component-tooltips');
  const [whole, setWhole] = useState<string>();
  return (
    <Stack gap={4} maw={260}>
      {COURSES.map((course) => (
        <Tooltip key={course} label={course === whole ? '' : t(`cut.${course}`)} position="bottom">
          {/* A finger cannot hover: pressing shows the whole name in its place. */}
          <UnstyledButton
            mih={44}
            aria-expanded={course === whole}
            onClick={() => setWhole(course === whole ? undefined : course)}
          >
            <Text fz={14} fw={550} truncate={course !== whole}>
              {t(`cut.${course}`)}
            </Text>
          </UnstyledButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
