import { Fragment } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Kbd } from '#web/kit/Kbd.tsx';
import { COMMAND } from '../shortcuts.ts';
import classes from './ShortcutsSheet.module.css';

/** What stands on the key, where that is shorter than its name. */
const SIGNS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  mod: COMMAND,
};

/** A capital letter needs Shift; the others are written as they stand on the key. */
function capsOf(key: string): string[] {
  if (key.length > 1) return [key];
  return /[A-Z]/.test(key) ? ['Shift', key] : [key.toUpperCase()];
}

/** `mod+Enter` is two keys at once, `g h` one after the other. */
const partsOf = (key: string): string[] => (key === ' ' ? ['Space'] : key.split(/(?<=.)[+ ]/).flatMap(capsOf));

export function useKeyNames() {
  const { t } = useTranslation('shortcuts');
  const nameOf = (part: string) => {
    if (part === 'mod') return COMMAND;
    if (part.length === 1 || part === 'F2') return part;
    return t(`names.${part}`);
  };
  return (keys: readonly string[]) => keys.map((key) => partsOf(key).map(nameOf).join(' ')).join(` ${t('or')} `);
}

/** The keys of a shortcut as caps; their names are for those who listen. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('shortcuts');
  const name = useKeyNames()(keys);
  return (
    <>
      <span className={classes.spoken}>{name}</span>
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && (
            <span className={classes.or} aria-hidden>
              {t('or')}
            </span>
          )}
          <span className={classes.caps} dir="ltr">
            {partsOf(key).map((part) => (
              <Kbd key={part}>{SIGNS[part] ?? (part === 'Space' ? t('names.Space') : part)}</Kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </>
  );
}
