import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { StepList } from '#web/kit/StepList.tsx';
import { toast } from '#web/kit/toast.ts';

export function NewTest() {
  const { t } = useTranslation('component-steps');
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [minutes, setMinutes] = useState<string | number>(45);

  function go(event: FormEvent) {
    event.preventDefault();
    const isMissing = at === 0 && !name.trim();
    setWrong(isMissing);
    if (isMissing) return;
    if (at === 2) {
      toast.done(t('wizard.done', { name }));
      setName('');
    }
    setAt((at + 1) % 3);
  }

  return (
    <form noValidate onSubmit={go}>
      <Stack gap={12}>
        <StepList
          label={t('wizard.label')}
          steps={[t('wizard.name'), t('wizard.time'), t('wizard.check')]}
          at={at}
          onStep={setAt}
        />
        {at === 0 && (
          <TextInput
            label={t('wizard.name')}
            required
            value={name}
            error={isWrong && <FieldError>{t('wizard.missing')}</FieldError>}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {at === 1 && (
          <NumberInput label={t('wizard.minutes')} min={5} max={180} value={minutes} onChange={setMinutes} />
        )}
        {at === 2 && <Text fz={14}>{t('wizard.summary', { name, minutes: formatNumber(Number(minutes)) })}</Text>}
        <Group gap={8} justify="flex-end">
          {at > 0 && (
            <Button variant="default" onClick={() => setAt(at - 1)}>
              {t('wizard.back')}
            </Button>
          )}
          <Button type="submit">{at === 2 ? t('wizard.finish') : t('wizard.next')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
