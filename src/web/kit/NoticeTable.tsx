import { Switch } from '@mantine/core';
import type { Channels } from '#contract/notices.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './NoticeTable.module.css';

const CHANNELS = ['app', 'mail'] as const;
type Channel = keyof Channels;

export interface NoticeRow {
  id: string;
  name: string;
  note?: string;
  /** Ways that are on or off; one that is not named does not exist for it. */
  ways: Partial<Channels>;
  /** Without, nobody may change it. */
  onSet?: ((channel: Channel, on: boolean) => void) | undefined;
}

/** What somebody is told of, in rows, and the ways it comes, in columns of switches. */
export function NoticeTable({ rows }: { rows: NoticeRow[] }) {
  const { t } = useTranslation('kit');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('notices.topic')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`notices.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, ways, onSet }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {note && <span className={classes.note}>{note}</span>}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                {ways[channel] !== undefined && (
                  <Switch
                    aria-label={`${name}: ${t(`notices.${channel}`)}`}
                    checked={ways[channel]}
                    disabled={!onSet}
                    readOnly={!onSet}
                    onChange={(event) => onSet?.(channel, event.currentTarget.checked)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
