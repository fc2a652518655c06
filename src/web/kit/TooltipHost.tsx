import { type ReactNode, useEffect, useState } from 'react';
import { type Tip, watchTips } from './watchTips.ts';

/** Shows the tips of all elements (`Tooltip`). What draws them comes when the first is about to be seen. */
export function TooltipHost() {
  const [tip, setTip] = useState<Tip | null>(null);
  const [Box, setBox] = useState<(props: { tip: Tip }) => ReactNode>();
  useEffect(() => {
    const load = () => import('./TooltipBox.tsx').then(({ TooltipBox }) => setBox(() => TooltipBox));
    // Without a connection there is none: a page does not fail for that.
    return watchTips(setTip, () => void load().catch(() => {}));
  }, []);
  return tip && Box && <Box tip={tip} />;
}
