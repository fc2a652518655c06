import type { Hue } from '#contract/hues.ts';
import type { HelpIcon } from '#features/help/choices.ts';
import { hueClass } from '#web/kit/Hue.tsx';
import classes from './Help.module.css';
import { ICONS } from './icons.ts';

/** The icon of a category on its tint. */
export function CategoryIcon({ icon, hue, large = false }: { icon: HelpIcon; hue: Hue; large?: boolean }) {
  const Glyph = ICONS[icon];
  return (
    <span className={`${classes.glyph} ${hueClass(hue)}`} data-large={large || undefined}>
      <Glyph size={large ? 22 : 18} stroke={1.75} aria-hidden />
    </span>
  );
}
