import { useTranslation } from '#web/i18n/useTranslation.ts';
import { type ShownKey, usePageKeys } from '#web/pageShortcuts.ts';
import { useAbility, useSession } from '#web/session.ts';
import { useMyPages } from '../access.ts';
import { useActiveTarget } from '../MenuList.tsx';
import { FRAME_KEYS, JUMPS } from '../shortcuts.ts';
import { ALL_KEYS } from './allKeys.ts';

export interface KeyGroup {
  id: string;
  title: string;
  lines: { keys: readonly string[]; words: string }[];
}

/** Those of a list's rows are named by what the row's menu says. */
const isOfRow = ({ label }: ShownKey) => typeof label !== 'string';

/** All shortcuts this person has: those of the open page first, then those of everywhere, then page by page. */
export function useKeyGroups(): KeyGroup[] {
  const { t } = useTranslation('shortcuts');
  const pages = useMyPages();
  const ability = useAbility();
  const isViewing = Boolean(useSession()?.viewer);
  const own = usePageKeys();
  const here = useActiveTarget();
  const said = ({ keys, label }: ShownKey) => ({ keys, words: typeof label === 'string' ? t(label) : label.words });

  const jumps = Object.entries(JUMPS).flatMap(([letter, target]) => {
    const page = pages.find((one) => one.target === target);
    return page ? [{ keys: [`g ${letter}`], words: t(`pages:${page.target}`) }] : [];
  });
  const ofPages = ALL_KEYS.flatMap(({ target, subject, table }) => {
    const lines = Object.values(table);
    const isShown = lines.some((line) => own.some(({ label }) => label === line.label));
    if (isShown || (target && !pages.some((page) => page.target === target))) return [];
    const mayWrite = !isViewing && (!subject || ability.can('manage', subject));
    const open = lines.filter((line) => mayWrite || !line.writes);
    return { id: target ?? 'lists', title: target ? t(`pages:${target}`) : t('lists.title'), lines: open.map(said) };
  });
  const isHere = (group: KeyGroup) => group.id === here;
  return [
    { id: 'here', title: t('onThisPage'), lines: own.filter((key) => !isOfRow(key)).map(said) },
    { id: 'row', title: t('onRow'), lines: own.filter(isOfRow).map(said) },
    ...ofPages.filter(isHere),
    { id: 'everywhere', title: t('everywhere.title'), lines: Object.values(FRAME_KEYS).map(said) },
    { id: 'jumps', title: t('goTo'), lines: jumps },
    ...ofPages.filter((group) => !isHere(group)),
  ].filter(({ lines }) => lines.length > 0);
}
