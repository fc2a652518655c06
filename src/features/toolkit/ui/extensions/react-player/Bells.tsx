import { Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Player } from '#web/kit/player/Player.tsx';
import { BELLS, bellOf } from './films.ts';

export function Bells() {
  const { t } = useTranslation('react-player');
  return (
    <Stack gap={16}>
      {BELLS.map((bell) => (
        <div key={bell}>
          <Text fz={13} fw={550} mb={6}>
            {t(`bells.${bell}`)}
          </Text>
          <Player kind="audio" title={t(`bells.${bell}`)} src={bellOf(bell)} />
        </div>
      ))}
    </Stack>
  );
}
