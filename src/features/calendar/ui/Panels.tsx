import type { CalendarSettings } from '#features/calendar/contract.ts';
import { lazyPart } from '#web/kit/lazyPart.ts';
import { type CalendarSearch, CLOSED } from './address.ts';
import { daysOf } from './days.ts';

const SearchDrawer = lazyPart(
  () => import('./SearchDrawer.tsx'),
  (file) => file.SearchDrawer,
);
const SubscribeDrawer = lazyPart(
  () => import('./SubscribeDrawer.tsx'),
  (file) => file.SubscribeDrawer,
);
const ImportDrawer = lazyPart(
  () => import('./ImportDrawer.tsx'),
  (file) => file.ImportDrawer,
);
const SettingsDrawer = lazyPart(
  () => import('./SettingsDrawer.tsx'),
  (file) => file.SettingsDrawer,
);

interface Props {
  search: CalendarSearch;
  zone: string;
  settings: CalendarSettings;
  hidesDeclined: boolean;
  go: (patch: Partial<CalendarSearch>, replace?: boolean) => void;
  onHideDeclined: (hides: boolean) => void;
  onSettings: (change: Partial<CalendarSettings>) => void;
}

/** The drawers beside that of an event: search, files, the link to subscribe to, settings. */
export function Panels({ search, zone, settings, hidesDeclined, go, onHideDeclined, onSettings }: Props) {
  const close = () => go(CLOSED);
  return (
    <>
      {search.panel === 'search' && (
        <SearchDrawer
          q={search.q ?? ''}
          zone={zone}
          onSearch={(q) => go({ q: q || undefined }, true)}
          onChoose={(event) => {
            const { occurrence } = event.extendedProps;
            go({ ...CLOSED, date: daysOf(event, zone).first, event: event.id, at: occurrence ?? undefined });
          }}
          onClose={close}
        />
      )}
      {search.panel === 'import' && <ImportDrawer zone={zone} onClose={close} />}
      {search.panel === 'subscribe' && <SubscribeDrawer onClose={close} />}
      {search.panel === 'settings' && (
        <SettingsDrawer
          settings={settings}
          hidesDeclined={hidesDeclined}
          onHideDeclined={onHideDeclined}
          onSettings={onSettings}
          onClose={close}
        />
      )}
    </>
  );
}
