import { lazy, Suspense, useState } from 'react';
import { useSoon } from '../kit/useSoon.ts';
import { showPanel, useOpenPanel } from './panels.ts';

// Nobody needs these for the first page: they come when they are first opened.
const loadSearch = () => import('./SearchPalette.tsx');
const SearchPalette = lazy(() => loadSearch().then((file) => ({ default: file.SearchPalette })));
const AppearancePanel = lazy(() => import('./AppearancePanel.tsx').then((file) => ({ default: file.AppearancePanel })));
const ShortcutsSheet = lazy(() => import('./ShortcutsSheet.tsx').then((file) => ({ default: file.ShortcutsSheet })));

const PANELS = { search: SearchPalette, appearance: AppearancePanel, shortcuts: ShortcutsSheet } as const;
type Lazy = keyof typeof PANELS;

/** Once opened, a panel stays mounted so that it can fade out. */
export function Panels() {
  const open = useOpenPanel();
  const [seen, setSeen] = useState<Lazy[]>([]);
  useSoon(loadSearch);
  if (open && open !== 'menu' && !seen.includes(open)) setSeen([...seen, open]);
  return (
    <Suspense fallback={null}>
      {seen.map((name) => {
        const One = PANELS[name];
        return <One key={name} opened={open === name} onClose={() => showPanel(null)} />;
      })}
    </Suspense>
  );
}
