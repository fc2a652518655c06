import { useTranslation } from 'react-i18next';
import { usePageShortcuts } from '#web/pageShortcuts.ts';
import { VIEWS, type View } from './views.ts';

interface Options {
  onStep: (way: -1 | 1) => void;
  onToday: () => void;
  onView: (view: View) => void;
  onSearch: () => void;
  onAdd: () => void;
  mayManage: boolean;
  /** A drawer is open or about to: letters are meant for it. */
  isCovered: boolean;
}

/** Whether an arrow means the page, and not what has the focus inside it. */
const isFree = (event: KeyboardEvent) =>
  !(event.target instanceof Element && event.target.closest('table, [role="radiogroup"], [role="grid"]'));

/** The keys of the calendar. */
export function useCalendarKeys({ onStep, onToday, onView, onSearch, onAdd, mayManage, isCovered }: Options) {
  const { t } = useTranslation('calendar');
  const along = (way: -1 | 1) => (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith('Arrow');
    if (isArrow && !isFree(event)) return;
    const isMirrored = isArrow && document.dir === 'rtl';
    onStep(isMirrored ? (way === 1 ? -1 : 1) : way);
  };
  const keys = [
    { keys: ['t'], label: t('today'), run: onToday },
    ...VIEWS.map((view) => ({ keys: [view.charAt(0)], label: t(`views.${view}`), run: () => onView(view) })),
    { keys: ['j', 'ArrowRight'], label: t('keys.next'), run: along(1) },
    { keys: ['k', 'ArrowLeft'], label: t('keys.previous'), run: along(-1) },
    { keys: ['/'], label: t('search.title'), run: onSearch },
    ...(mayManage ? [{ keys: ['c', 'n'], label: t('addEvent'), run: onAdd }] : []),
  ];
  usePageShortcuts(isCovered ? [] : keys);
}
