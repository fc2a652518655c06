import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Sizes.module.css';

export function Sizes() {
  const { t } = useTranslation('form-elements');
  return (
    <Stack>
      {(['xs', 'sm', 'md'] as const).map((size) => (
        <div key={size} className={classes.row}>
          <TextInput size={size} label={t(`sizes.${size}`)} defaultValue="Ines Carvalho" />
          <Button size={size} variant="default">
            {t('sizes.invite')}
          </Button>
        </div>
      ))}
    </Stack>
  );
}
