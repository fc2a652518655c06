import { Select, Switch } from '@mantine/core';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatWeekday } from '#web/kit/format.ts';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import { deviceZone } from '#web/zone.ts';
import classes from './Calendar.module.css';
import { addDays } from './days.ts';
import { OFFERED, reminderWords } from './reminders.ts';

const SUNDAY = '2026-11-15';
const STARTS = [1, 0, 6] as const;
const NONE = 'none';

interface Props {
  settings: CalendarSettings;
  hidesDeclined: boolean;
  onHideDeclined: (hides: boolean) => void;
  onSettings: (change: Partial<CalendarSettings>) => void;
  onClose: () => void;
}

/** How this person's calendar looks. Every choice counts at once. */
export function SettingsDrawer({ settings, hidesDeclined, onHideDeclined, onSettings, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <SideDrawer opened size={420} title={t('settings.title')} onClose={onClose}>
      <div className={classes.form}>
        <Select
          label={t('settings.weekStart')}
          allowDeselect={false}
          data={STARTS.map((day) => ({ value: String(day), label: formatWeekday(addDays(SUNDAY, day)) }))}
          value={String(settings.weekStart)}
          onChange={(value) => onSettings({ weekStart: Number(value) as CalendarSettings['weekStart'] })}
        />
        <Select
          label={t('settings.zone')}
          searchable
          limit={200}
          allowDeselect={false}
          data={[{ value: NONE, label: t('settings.deviceZone', { zone: deviceZone() }) }, ...zones]}
          value={settings.timeZone ?? NONE}
          onChange={(value) => onSettings({ timeZone: value === NONE ? null : value })}
        />
        <Select
          label={t('settings.reminder')}
          allowDeselect={false}
          data={[
            { value: NONE, label: t('settings.noReminder') },
            ...OFFERED.map((one) => ({ value: String(one), label: reminderWords(one) })),
          ]}
          value={settings.reminder === null ? NONE : String(settings.reminder)}
          onChange={(value) => onSettings({ reminder: value === NONE || value === null ? null : Number(value) })}
        />
        <Switch
          label={t('settings.hideDeclined')}
          checked={hidesDeclined}
          onChange={(event) => onHideDeclined(event.currentTarget.checked)}
        />
      </div>
    </SideDrawer>
  );
}
