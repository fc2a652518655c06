import { queryOptions } from '@tanstack/react-query';

export interface IconShape {
  name: string;
  /** As it is imported: `IconArrowUp`. */
  component: string;
  /** Its lines; one that is filled begins with a dot. */
  paths: string[];
  /** Somewhere in this product already. */
  isUsed: boolean;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const componentOf = (name: string) => `Icon${name.split('-').map(capital).join('')}`;

/** All icons, ours first. A file of its own that only this page asks for. */
export const iconsQuery = queryOptions({
  queryKey: ['icons', 'shapes'],
  queryFn: async (): Promise<IconShape[]> => {
    const [shapes, used] = await Promise.all([import('virtual:icons/shapes'), import('virtual:icons/used')]);
    const ours = new Set(used.default);
    const icons = Object.entries(shapes.default).map(([name, lines]) => {
      const component = componentOf(name);
      return { name, component, paths: lines.split('|'), isUsed: ours.has(component) };
    });
    return [...icons.filter(({ isUsed }) => isUsed), ...icons.filter(({ isUsed }) => !isUsed)];
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** What else people call them; comes after the icons, only the search needs it. */
export const iconWordsQuery = queryOptions({
  queryKey: ['icons', 'words'],
  queryFn: async () => (await import('virtual:icons/iconWords')).default,
  staleTime: Number.POSITIVE_INFINITY,
});
