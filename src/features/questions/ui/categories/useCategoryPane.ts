import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

/** Beside the list the pane takes room from its columns: it is there by itself only where there is plenty. */
const ROOMY = '(min-width: 1600px)';
const NARROW = '(max-width: 1199.98px)';

export function useCategoryPane() {
  const isRoomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false });
  const isDrawer = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setChosen] = useLocalStorage<boolean | null>({
    key: 'lms-category-pane',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  // Over the list it is opened for a moment, which is no choice to remember.
  const [opened, setOpened] = useState(false);
  return {
    isDrawer,
    isOpen: isDrawer ? opened : (chosen ?? isRoomy ?? false),
    open: useCallback(() => (isDrawer ? setOpened(true) : setChosen(true)), [isDrawer, setChosen]),
    close: useCallback(() => (isDrawer ? setOpened(false) : setChosen(false)), [isDrawer, setChosen]),
  };
}
