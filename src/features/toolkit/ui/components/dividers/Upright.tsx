import { ActionIcon, Divider, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

export function Upright() {
  const { t } = useTranslation('component-dividers');
  const [sizes, setSizes] = useState([16]);
  const [place, setPlace] = useState(0);
  const size = sizes[place] ?? 16;

  function resize(next: number) {
    setSizes([...sizes.slice(0, place + 1), next]);
    setPlace(place + 1);
  }
  const tools = [
    [
      { id: 'undo', icon: IconArrowBackUp, run: () => setPlace(place - 1), off: place === 0 },
      { id: 'redo', icon: IconArrowForwardUp, run: () => setPlace(place + 1), off: place === sizes.length - 1 },
    ],
    [
      { id: 'smaller', icon: IconMinus, run: () => resize(size - 2), off: size <= 12 },
      { id: 'larger', icon: IconPlus, run: () => resize(size + 2), off: size >= 24 },
    ],
  ];
  return (
    <>
      <Group gap={4} mb={12}>
        {tools.map((group, at) => (
          <Group key={group[0]?.id} gap={4} wrap="nowrap">
            {at > 0 && <Divider orientation="vertical" my={8} mx={4} />}
            {group.map(({ id, icon: Glyph, run, off }) => (
              <Tooltip key={id} label={t(`upright.${id}`)}>
                <ActionIcon aria-label={t(`upright.${id}`)} disabled={off} onClick={run}>
                  <Glyph size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              </Tooltip>
            ))}
          </Group>
        ))}
      </Group>
      <Text fz={size} lh={1.5} mih={36} aria-live="polite">
        {t('upright.words', { size: formatNumber(size) })}
      </Text>
    </>
  );
}
