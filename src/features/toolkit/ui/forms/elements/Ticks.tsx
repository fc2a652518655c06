import { Checkbox, Input, Radio, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChoiceList } from '#web/kit/ChoiceList.tsx';
import { toast } from '#web/kit/toast.ts';

const DAYS = ['monday', 'wednesday', 'friday'] as const;

export function Ticks() {
  const { t } = useTranslation('form-elements');
  const [days, setDays] = useState<string[]>(['monday']);
  const [open, setOpen] = useState(true);
  const all = days.length === DAYS.length;
  return (
    <Stack>
      <Input.Wrapper label={t('ticks.days')} labelElement="div">
        <ChoiceList>
          <Checkbox
            label={t('ticks.everyDay')}
            checked={all}
            indeterminate={days.length > 0 && !all}
            onChange={() => setDays(all ? [] : [...DAYS])}
          />
          <Checkbox.Group aria-label={t('ticks.days')} ms={24} value={days} onChange={setDays}>
            <ChoiceList>
              {DAYS.map((day) => (
                <Checkbox key={day} value={day} label={t(`ticks.${day}`)} />
              ))}
            </ChoiceList>
          </Checkbox.Group>
        </ChoiceList>
      </Input.Wrapper>
      <Radio.Group label={t('ticks.how')} defaultValue="room">
        <ChoiceList>
          <Radio value="room" label={t('ticks.room')} />
          <Radio value="online" label={t('ticks.online')} />
          <Radio value="both" label={t('ticks.both')} disabled description={t('ticks.bothHelp')} />
        </ChoiceList>
      </Radio.Group>
      <Switch
        label={t('ticks.open')}
        checked={open}
        onChange={(event) => {
          setOpen(event.currentTarget.checked);
          toast.done(event.currentTarget.checked ? t('ticks.opened') : t('ticks.closed'));
        }}
      />
    </Stack>
  );
}
