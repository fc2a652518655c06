import { Button, Group } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

const SIZES = ['xs', 'sm', 'md'] as const;

export function Sizes() {
  const { t } = useTranslation('component-buttons');
  return (
    <>
      <Group gap={8} mb={12}>
        {SIZES.map((size) => (
          <Button key={size} variant="default" size={size} onClick={() => toast.done(t(`sizes.${size}.use`))}>
            {t(`sizes.${size}.name`)}
          </Button>
        ))}
      </Group>
      <Button fullWidth size="md" variant="default" onClick={() => toast.done(t('sizes.wide.use'))}>
        {t('sizes.wide.name')}
      </Button>
    </>
  );
}
