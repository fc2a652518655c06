import { Suspense, useState } from 'react';
import { lazyPart } from '../kit/lazyPart.ts';
import { useSoon } from '../kit/useSoon.ts';
import { useSession } from '../session.ts';
import { showPanel, useOpenPanel } from './panels.ts';
import { TypedAhead } from './typedAhead.ts';

// Nobody needs these for the first page: they come when they are first opened.
const SearchPalette = lazyPart(
  () => import('./SearchPalette.tsx'),
  (file) => file.SearchPalette,
);
const AppearancePanel = lazyPart(
  () => import('./AppearancePanel.tsx'),
  (file) => file.AppearancePanel,
);
const ShortcutsSheet = lazyPart(
  () => import('./keys/ShortcutsSheet.tsx'),
  (file) => file.ShortcutsSheet,
  'shortcuts',
);

const PANELS = { search: SearchPalette, appearance: AppearancePanel, shortcuts: ShortcutsSheet } as const;
type Lazy = keyof typeof PANELS;

const close = () => showPanel(null);

/** Once opened, a panel stays mounted so that it can fade out. */
export function Panels() {
  const open = useOpenPanel();
  const [seen, setSeen] = useState<Lazy[]>([]);
  useSoon(SearchPalette.bring, useSession() !== null);
  if (open && open !== 'menu' && !seen.includes(open)) setSeen([...seen, open]);
  return (
    <Suspense fallback={open === 'search' && <TypedAhead onClose={close} />}>
      {seen.map((name) => {
        const One = PANELS[name];
        return <One key={name} opened={open === name} onClose={close} />;
      })}
    </Suspense>
  );
}
