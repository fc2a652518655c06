import { useTranslation } from '#web/i18n/useTranslation.ts';
import { StackBar } from '#web/kit/charts/StackBar.tsx';
import type { SeriesColor } from '#web/kit/charts/types.ts';
import { formatBytes } from '#web/kit/format.ts';

const KINDS: { id: string; bytes: number; color: SeriesColor }[] = [
  { id: 'films', bytes: 6_400_000_000, color: 1 },
  { id: 'pictures', bytes: 2_100_000_000, color: 5 },
  { id: 'papers', bytes: 900_000_000, color: 2 },
];

export function Room() {
  const { t } = useTranslation('component-progress');
  const used = KINDS.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <StackBar
      summary={t('room.summary', { used: formatBytes(used) })}
      parts={KINDS.map(({ id, bytes, color }) => ({
        id,
        name: t(`room.${id}`),
        value: bytes,
        text: formatBytes(bytes),
        color,
      }))}
    />
  );
}
