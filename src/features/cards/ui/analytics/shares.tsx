import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconLink,
  IconPoint,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartCard } from '#web/kit/charts/ChartCard.tsx';
import { Donut } from '#web/kit/charts/Donut.tsx';
import { StackBar } from '#web/kit/charts/StackBar.tsx';
import { type ChartRow, colorVar, type SeriesColor } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import classes from '../Cards.module.css';
import { Loaded } from '../Loaded.tsx';
import { customersQuery, sessionsDevice } from '../queries.ts';
import { sayWord } from '../sayWord.ts';
import { Facts } from './Facts.tsx';

/** The calls name icons and colours; these are ours for them. */
const ICONS: Record<string, Icon> = {
  Monitor: IconDeviceDesktop,
  Smartphone: IconDeviceMobile,
  Tablet: IconDeviceTablet,
  UserPlus: IconUserPlus,
  UserCheck: IconUserCheck,
  Link: IconLink,
};
const COLORS: Record<string, SeriesColor> = { primary: 1, info: 5, warning: 2, success: 3, danger: 4 };

function Mark({ icon, color }: { icon: string; color: string }) {
  const Glyph = ICONS[icon] ?? IconPoint;
  return <Glyph size={18} stroke={1.75} color={colorVar(COLORS[color] ?? 1)} aria-hidden />;
}

const percent = (value: number, signed = false) =>
  formatNumber(value / 100, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });

export function SessionsByDevice() {
  const { t } = useTranslation('cards');
  const query = useQuery(sessionsDevice);
  const rows: ChartRow[] = (query.data ?? []).map(({ name, usage, iconColor }) => ({
    ...{ id: name, name: sayWord(t, name), value: usage, text: percent(usage), color: COLORS[iconColor] ?? 1 },
  }));
  return (
    <ChartCard
      title={t('analytics.sessions-device')}
      file="sessions-by-device"
      rows={rows}
      format={formatNumber}
      table={
        query.data && {
          columns: [t('what'), t('usage'), t('upDown')],
          rows: query.data.map(({ name, usage, upDown }) => [sayWord(t, name), usage, upDown]),
        }
      }
    >
      <Loaded query={query}>
        {(devices) => (
          <>
            <StackBar parts={rows} summary={rows.map(({ name, text }) => `${name} ${text}`).join(', ')} />
            <ul className={classes.trend}>
              {devices.map(({ name, icon, iconColor, upDown }) => (
                <li key={name}>
                  <span>
                    <Mark icon={icon} color={iconColor} />
                    {sayWord(t, name)}
                  </span>
                  <span>{percent(upDown, true)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </ChartCard>
  );
}

export function Customers() {
  const { t } = useTranslation('cards');
  const query = useQuery(customersQuery);
  const rows: ChartRow[] = (query.data ?? []).map(({ text, result, iconColor }) => ({
    ...{ id: text, name: sayWord(t, text), value: result, text: formatNumber(result), color: COLORS[iconColor] ?? 1 },
  }));
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard
      title={t('analytics.customers')}
      legend={rows.map(({ name, color = 1 }) => ({ name, color }))}
      file="customers"
      format={formatNumber}
      table={query.data && { columns: [t('what'), t('number')], rows: rows.map(({ name, value }) => [name, value]) }}
    >
      <Loaded query={query}>
        {() => (
          <div className={classes.row}>
            <Donut
              parts={rows}
              number={formatNumber(total)}
              summary={rows.map(({ name, text }) => `${name} ${text}`).join(', ')}
            />
            <Facts facts={rows.map(({ name, text }) => [name, text])} />
          </div>
        )}
      </Loaded>
    </ChartCard>
  );
}
