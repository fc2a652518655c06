import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FieldError } from '#web/kit/form.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Popover } from '#web/kit/Popover.tsx';

const MOST = 100;

export function SmallForm() {
  const { t } = useTranslation('component-popovers');
  const [isOpen, setOpen] = useState(false);
  const [least, setLeast] = useState(60);
  const [points, setPoints] = useState<string | number>(least);
  const [isWrong, setWrong] = useState(false);

  // What was typed and left is forgotten.
  function change(next: boolean) {
    setOpen(next);
    setPoints(least);
    setWrong(false);
  }

  // Enter applies before the field is left and keeps its limits.
  function apply(event: FormEvent) {
    event.preventDefault();
    const isFine = points !== '' && Number(points) >= 0 && Number(points) <= MOST;
    setWrong(!isFine);
    if (!isFine) return;
    setLeast(Number(points));
    setOpen(false);
  }

  return (
    <Group>
      <Popover opened={isOpen} onChange={change} width={240} position="bottom-start" trapFocus withRoles>
        <Popover.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
            onClick={() => change(!isOpen)}
          >
            {t('form.open')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('form.open')}>
          <form noValidate onSubmit={apply}>
            <Stack gap={12}>
              <NumberInput
                label={t('form.least')}
                min={0}
                max={MOST}
                value={points}
                error={isWrong && <FieldError>{t('form.range', { most: formatNumber(MOST) })}</FieldError>}
                onChange={setPoints}
                data-autofocus
              />
              <Button type="submit">{t('form.apply')}</Button>
            </Stack>
          </form>
        </Popover.Dropdown>
      </Popover>
      <Text c="dimmed" fz={13} role="status">
        {t('form.result', { least: formatNumber(least) })}
      </Text>
    </Group>
  );
}
