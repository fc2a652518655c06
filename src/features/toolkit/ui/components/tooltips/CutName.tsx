import { Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const COURSES = ['long', 'longer'] as const;

export function CutName() {
  const { t } = useTranslation('component-tooltips');
  const [whole, setWhole] = useState<string>();
  return (
    <Stack gap={4} maw={260}>
      {COURSES.map((course) => (
        <Tooltip
          key={course}
          label={t(`cut.${course}`)}
          disabled={course === whole}
          events={{ hover: true, focus: true, touch: false }}
          multiline
          maw={320}
          position="bottom-start"
        >
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
