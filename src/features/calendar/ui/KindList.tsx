import { Checkbox } from '@mantine/core';
import type { CalendarSettings, EventKind } from '#features/calendar/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import { useTicked } from '#web/kit/useTicked.ts';
import { useAbility } from '#web/session.ts';
import classes from './Calendar.module.css';
import { HUE_OF, KINDS } from './kinds.ts';

interface Props {
  kinds: EventKind[];
  onKinds: (kinds: EventKind[]) => void;
  settings: CalendarSettings;
  isComing: boolean;
  onSettings: (change: Partial<CalendarSettings>) => void;
}

/** Which kinds of events are shown, and what of other apps beside them. */
export function KindList({ kinds, onKinds, settings, isComing, onSettings }: Props) {
  const { t } = useTranslation('calendar');
  const ability = useAbility();
  const [ticked, tick] = useTicked(kinds, onKinds);
  const isAll = ticked.length === KINDS.length;
  return (
    <>
      <fieldset className={classes.kinds} disabled={isComing}>
        <legend className={classes.legend}>{t('calendars')}</legend>
        <Checkbox
          label={t('viewAll')}
          checked={isAll}
          indeterminate={!isAll && ticked.length > 0}
          onChange={() => tick(isAll ? [] : [...KINDS])}
        />
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            className={hueClass(HUE_OF[kind])}
            classNames={{ input: classes.tick, icon: classes.tickIcon }}
            label={t(`kinds.${kind}`)}
            checked={ticked.includes(kind)}
            onChange={() => tick(KINDS.filter((one) => ticked.includes(one) !== (one === kind)))}
          />
        ))}
      </fieldset>
      <fieldset className={classes.kinds}>
        <legend className={classes.legend}>{t('alsoShow')}</legend>
        {ability.can('read', 'Todo') && (
          <Checkbox
            label={t('extras.todos')}
            checked={settings.showTodos}
            onChange={(event) => onSettings({ showTodos: event.currentTarget.checked })}
          />
        )}
        {ability.can('read', 'Invoice') && (
          <Checkbox
            label={t('extras.invoices')}
            checked={settings.showInvoices}
            onChange={(event) => onSettings({ showInvoices: event.currentTarget.checked })}
          />
        )}
      </fieldset>
    </>
  );
}
