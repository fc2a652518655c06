import { ActionIcon, Text } from '@mantine/core';
import { IconBold, IconItalic, IconUnderline } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

const MARKS = [
  { id: 'bold', icon: IconBold },
  { id: 'italic', icon: IconItalic },
  { id: 'underline', icon: IconUnderline },
] as const;

export function Marks() {
  const { t } = useTranslation('component-button-groups');
  const [on, setOn] = useState<string[]>(['bold']);
  const toggle = (id: string) => setOn(on.includes(id) ? on.filter((one) => one !== id) : [...on, id]);
  return (
    <>
      <ActionIcon.Group aria-label={t('marks.label')}>
        {MARKS.map(({ id, icon: Glyph }) => (
          <Tooltip key={id} label={t(`marks.${id}`)}>
            <ActionIcon
              variant={on.includes(id) ? 'light' : 'default'}
              style={{ borderColor: 'var(--lms-line-strong)' }}
              aria-label={t(`marks.${id}`)}
              aria-pressed={on.includes(id)}
              onClick={() => toggle(id)}
            >
              <Glyph size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </ActionIcon.Group>
      <Text
        mt={12}
        fw={on.includes('bold') ? 650 : 400}
        fs={on.includes('italic') ? 'italic' : 'normal'}
        td={on.includes('underline') ? 'underline' : 'none'}
      >
        {t('marks.words')}
      </Text>
    </>
  );
}
