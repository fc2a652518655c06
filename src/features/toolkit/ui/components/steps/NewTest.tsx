import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { StepList } from '#web/kit/StepList.tsx';
import { toast } from '#web/kit/toast.ts';

const SHORTEST = 5;
const LONGEST = 180;

export function NewTest() {
  const { t } = useTranslation('component-steps');
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [minutes, setMinutes] = useState<string | number>(45);
  const step = useRef<HTMLDivElement>(null);
  const before = useRef(at);

  // Another step: the keyboard goes on in it.
  useEffect(() => {
    if (before.current !== at) step.current?.querySelector<HTMLElement>('input, [tabindex]')?.focus();
    before.current = at;
  }, [at]);

  const isFine = [
    name.trim() !== '',
    // Enter goes on before the field is left and keeps its limits.
    minutes !== '' && Number(minutes) >= SHORTEST && Number(minutes) <= LONGEST,
    true,
  ][at];

  function go(event: FormEvent) {
    event.preventDefault();
    setWrong(!isFine);
    if (!isFine) return;
    if (at === 2) {
      toast.done(t('wizard.done', { name }));
      setName('');
    }
    setAt((at + 1) % 3);
  }
  function back(to: number) {
    setWrong(false);
    setAt(to);
  }

  const range = t('wizard.range', { least: formatNumber(SHORTEST), most: formatNumber(LONGEST) });
  return (
    <form noValidate onSubmit={go}>
      <Stack gap={12}>
        <StepList
          label={t('wizard.label')}
          steps={[t('wizard.name'), t('wizard.time'), t('wizard.check')]}
          at={at}
          onStep={back}
        />
        <div ref={step}>
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
            <NumberInput
              label={t('wizard.minutes')}
              min={SHORTEST}
              max={LONGEST}
              value={minutes}
              error={isWrong && <FieldError>{range}</FieldError>}
              onChange={setMinutes}
            />
          )}
          {at === 2 && (
            <Text fz={14} tabIndex={-1} style={{ outline: 'none' }}>
              {t('wizard.summary', { name, minutes: formatNumber(Number(minutes)) })}
            </Text>
          )}
        </div>
        <Group gap={8} justify="flex-end">
          {at > 0 && (
            <Button variant="default" onClick={() => back(at - 1)}>
              {t('wizard.back')}
            </Button>
          )}
          <Button type="submit">{at === 2 ? t('wizard.finish') : t('wizard.next')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
