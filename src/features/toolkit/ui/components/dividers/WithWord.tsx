import { Button, Divider, Stack, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function WithWord() {
  const { t } = useTranslation('component-dividers');
  const [code, setCode] = useState('');
  return (
    <Stack gap={12}>
      <Button
        variant="default"
        leftSection={<IconKey size={16} stroke={1.75} aria-hidden />}
        onClick={() => toast.done(t('withWord.opened'))}
      >
        {t('withWord.link')}
      </Button>
      <Divider label={t('withWord.or')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          toast.done(t('withWord.joined', { code }));
        }}
      >
        <TextInput
          label={t('withWord.code')}
          dir="ltr"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" variant="default" mt={12} fullWidth disabled={!code.trim()}>
          {t('withWord.join')}
        </Button>
      </form>
    </Stack>
  );
}
