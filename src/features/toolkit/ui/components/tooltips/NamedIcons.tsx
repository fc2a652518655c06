import { ActionIcon, Group } from '@mantine/core';
import { IconCopy, IconPrinter, IconShare } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { toast } from '#web/kit/toast.ts';

const ACTIONS = [
  { id: 'copy', icon: IconCopy },
  { id: 'share', icon: IconShare },
  { id: 'print', icon: IconPrinter },
] as const;

export function NamedIcons() {
  const { t } = useTranslation('component-tooltips');
  return (
    <Group gap={8}>
      {ACTIONS.map(({ id, icon: Glyph }) => (
        <Tooltip key={id} label={t(`icons.${id}`)}>
          <ActionIcon
            variant="default"
            aria-label={t(`icons.${id}`)}
            onClick={() => toast.done(t('icons.pressed', { name: t(`icons.${id}`) }))}
          >
            <Glyph size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}
