import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Player } from '#web/kit/player/Player.tsx';
import { filmOf } from './films.ts';

export function Film() {
  const { t } = useTranslation('react-player');
  return <Player title={t('films.pythagoras')} {...filmOf('pythagoras')} />;
}
