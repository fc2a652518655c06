import { type Icon, IconDeviceGamepad2, IconHanger, IconQuote, IconSoup, IconVideo } from '@tabler/icons-react';
import type { BlogCategory } from '#features/blog/listContract.ts';
import type { PillKind } from '#web/kit/Pill.tsx';

/** One sign and one tint for each category, the same everywhere. */
export const CATEGORY_LOOK: Record<BlogCategory, { icon: Icon; kind: PillKind }> = {
  Fashion: { icon: IconHanger, kind: 'accent' },
  Food: { icon: IconSoup, kind: 'success' },
  Gaming: { icon: IconDeviceGamepad2, kind: 'info' },
  Quote: { icon: IconQuote, kind: 'warning' },
  Video: { icon: IconVideo, kind: 'danger' },
};
