import { Center, Group, SimpleGrid, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { HueSquare } from '#web/kit/Hue.tsx';
import { Segments } from '#web/kit/Segments.tsx';

const LOOKS = [
  { value: 'grid', icon: IconLayoutGrid },
  { value: 'list', icon: IconList },
] as const;
const COURSES = ['algebra', 'biology', 'poetry', 'history'] as const;
const HUES = { algebra: 'ink', biology: 'pine', poetry: 'plum', history: 'ochre' } as const;

export function Glyphs() {
  const { t } = useTranslation('component-segmented');
  const [look, setLook] = useState('grid');
  return (
    <>
      <Segments
        aria-label={t('glyphs.label')}
        value={look}
        onChange={setLook}
        data={LOOKS.map(({ value, icon: Glyph }) => ({
          value,
          label: (
            <Center h={20} w={24} title={t(`glyphs.${value}`)}>
              <Glyph size={16} stroke={1.75} aria-hidden />
              <VisuallyHidden>{t(`glyphs.${value}`)}</VisuallyHidden>
            </Center>
          ),
        }))}
      />
      <SimpleGrid cols={look === 'grid' ? 2 : 1} spacing={8} mt={12}>
        {COURSES.map((course) => (
          <Group key={course} gap={8} p={8} bdrs="sm" bg="var(--lms-subtle)">
            <HueSquare hue={HUES[course]} />
            {t(`glyphs.${course}`)}
          </Group>
        ))}
      </SimpleGrid>
    </>
  );
}
