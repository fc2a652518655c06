import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconPlus, IconRss, IconSettings, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarSettings, EventKind } from '#features/calendar/contract.ts';
import { api } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { download } from '#web/kit/download.ts';
import { Menu } from '#web/kit/Menu.tsx';
import { useAbility } from '#web/session.ts';
import classes from './Calendar.module.css';
import { KindList } from './KindList.tsx';
import { MiniMonth } from './MiniMonth.tsx';
import { marksOf } from './marks.ts';
import { windowQuery } from './queries.ts';
import { askedFor, spanOf } from './views.ts';

type Panel = 'search' | 'import' | 'subscribe' | 'settings';

interface Props {
  date: string;
  today: string;
  zone: string;
  settings: CalendarSettings;
  /** The settings are still on their way. */
  isComing: boolean;
  kinds: EventKind[];
  onKinds: (kinds: EventKind[]) => void;
  onSettings: (change: Partial<CalendarSettings>) => void;
  onAdd: () => void;
  onDay: (day: string) => void;
  onPanel: (panel: Panel) => void;
}

function FilesMenu({ onPanel }: Pick<Props, 'onPanel'>) {
  const { t } = useTranslation('calendar');
  const mayManage = useAbility().can('manage', 'Calendar');
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Menu width={220} position="top-start">
      <Menu.Target>
        <Button variant="default" fullWidth rightSection={<IconChevronDown {...icon} />}>
          {t('files.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayManage && (
          <Menu.Item leftSection={<IconUpload {...icon} />} onClick={() => onPanel('import')}>
            {t('files.import')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconDownload {...icon} />}
          onClick={() =>
            void download((init) => api.apps.calendar['export.ics'].$get({}, { init }) as Promise<Response>, {
              busy: t('files.exporting'),
              name: 'calendar.ics',
            })
          }
        >
          {t('files.export')}
        </Menu.Item>
        <Menu.Item leftSection={<IconRss {...icon} />} onClick={() => onPanel('subscribe')}>
          {t('files.subscribe')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings {...icon} />} onClick={() => onPanel('settings')}>
          {t('settings.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Add, a small month to go by, the kinds of events, and files. */
export function SidePane(props: Props) {
  const { date, today, zone, settings, isComing, kinds, onKinds, onSettings, onAdd, onDay, onPanel } = props;
  const { t } = useTranslation('calendar');
  const mayManage = useAbility().can('manage', 'Calendar');
  const [turned, setTurned] = useState<{ from: string; month: string } | null>(null);
  // Turned by itself until the view goes somewhere else.
  const month = turned?.from === date ? turned.month : date;
  const span = spanOf('month', month, settings.weekStart);
  const events = useQuery(windowQuery(askedFor(span))).data;
  const marks = useMemo(() => marksOf(events ?? [], kinds, zone), [events, kinds, zone]);
  return (
    <>
      {mayManage && (
        <div className={classes.add}>
          <Button fullWidth leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={onAdd}>
            {t('addEvent')}
          </Button>
        </div>
      )}
      <div className={classes.mini}>
        <MiniMonth
          month={month}
          onMonth={(next) => setTurned({ from: date, month: next })}
          chosen={date}
          today={today}
          weekStart={settings.weekStart}
          marks={marks}
          onChoose={onDay}
        />
      </div>
      <KindList {...{ kinds, onKinds, settings, isComing, onSettings }} />
      <div className={classes.files}>
        <FilesMenu onPanel={onPanel} />
      </div>
    </>
  );
}
