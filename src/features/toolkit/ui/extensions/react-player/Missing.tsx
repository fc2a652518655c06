import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Player } from '#web/kit/player/Player.tsx';
import { filmOf } from './films.ts';

export function Missing() {
  const { t } = useTranslation('react-player');
  /** A text, where a recording should be: somebody uploaded the wrong file. */
  const wrongFile = filmOf('angles').captions[0]?.src ?? '';
  return <Player kind="audio" title={t('missing.name')} src={wrongFile} />;
}
