import { Button, Collapse, List } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';

const UNITS = [
  { id: 'cells', lessons: ['parts', 'division'] },
  { id: 'plants', lessons: ['leaves', 'roots', 'light'] },
] as const;

export function Outline() {
  const { t } = useTranslation('component-collapse');
  const [open, setOpen] = useState<string[]>(['cells']);
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    <List listStyleType="none">
      {UNITS.map(({ id, lessons }) => {
        const isOpen = open.includes(id);
        const Chevron = isOpen ? IconChevronDown : IconChevronRight;
        return (
          <List.Item key={id} styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
            <Button
              variant="subtle"
              fullWidth
              justify="flex-start"
              px={8}
              leftSection={<Chevron data-turns size={16} stroke={1.75} aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => toggle(id)}
            >
              {t(`outline.${id}`)}
            </Button>
            <Collapse expanded={isOpen}>
              <List ps={32} pb={8} spacing={8} pt={4}>
                {lessons.map((lesson) => (
                  <List.Item key={lesson}>{t(`outline.${lesson}`)}</List.Item>
                ))}
              </List>
            </Collapse>
          </List.Item>
        );
      })}
    </List>
  );
}
