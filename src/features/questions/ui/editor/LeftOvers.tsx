import { Button } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { Notice } from '#web/kit/Notice.tsx';
import type { Writing } from './draftShelf.ts';
import classes from './editor.module.css';
import { toPlain } from './rows.ts';

/** More would push the form out of sight; those behind them come up when these are dealt with. */
const AT_ONCE = 3;
const LETTERS = 60;

interface Props {
  writings: Writing[];
  onGoOn: (key: string) => void;
  onDiscard: (writing: Writing) => void;
}

/** New questions begun earlier and never saved: each is gone on with or thrown away. */
export function LeftOvers({ writings, onGoOn, onDiscard }: Props) {
  const { t } = useTranslation('questioneditor');
  if (writings.length === 0) return null;
  return (
    <Notice>
      {t('leftOvers.title', { count: writings.length })}
      <ul className={classes.leftOvers}>
        {writings.slice(0, AT_ONCE).map((one) => {
          const name = one.draft.name || toPlain(one.draft.text).slice(0, LETTERS) || t('leftOvers.noText');
          return (
            <li key={one.key} className={classes.leftOver}>
              <span className={classes.leftOverName}>
                <bdi>{name}</bdi>
                <span className={classes.hint}>{formatDateTime(one.at)}</span>
              </span>
              <span className={classes.leftOverButtons}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('leftOvers.goOnWith', { name })}
                  onClick={() => onGoOn(one.key)}
                >
                  {t('leftOvers.goOn')}
                </Button>
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('leftOvers.discardOne', { name })}
                  onClick={() => onDiscard(one)}
                >
                  {t('leftOvers.discard')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
