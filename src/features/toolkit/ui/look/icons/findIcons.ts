import type { IconShape } from './iconData.ts';

/** How well one word fits: its name first, then what else people call it. */
function fitOf(word: string, parts: string[], name: string, tags: string[]): number {
  if (parts.includes(word)) return 5;
  if (parts.some((part) => part.startsWith(word))) return 4;
  if (name.includes(word)) return 3;
  if (tags.includes(word)) return 2;
  return tags.some((tag) => tag.startsWith(word)) ? 1 : 0;
}

/** The icons that fit every word, best first; those of this product before others that fit as well. */
export function findIcons(icons: IconShape[], words: Record<string, string>, q: string): IconShape[] {
  const asked = q.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  if (asked.length === 0) return q.trim() ? [] : icons;
  const whole = asked.join('-');
  return icons
    .map((icon) => {
      const parts = icon.name.split('-');
      const tags = (words[icon.name] ?? '').toLowerCase().split('|');
      const fits = asked.map((word) => fitOf(word, parts, icon.name, tags));
      if (fits.includes(0)) return { icon, score: 0 };
      const extra = (icon.name === whole ? 2 : 0) + (icon.isUsed ? 0.5 : 0) - parts.length / 100;
      return { icon, score: fits.reduce((sum, one) => sum + one, 0) / fits.length + extra };
    })
    .filter(({ score }) => score > 0)
    .sort((one, two) => two.score - one.score)
    .map(({ icon }) => icon);
}
