import { afterEach, expect, test } from 'vitest';
import { speak } from '#web/i18n/start.ts';
import { choiceFilter } from '#web/kit/DataTable/choiceFilter.tsx';
import { lookupFilter } from '#web/kit/DataTable/lookupFilter.tsx';
import { categoryFilter } from './categoryFilter.tsx';
import { growTree } from './tree.ts';

afterEach(() => speak('en'));

const CHOICES = ['1', '2'].map((value) => ({ value, label: value }));
const TREE = growTree([1, 2].map((id) => ({ id, parentId: null, name: String(id), count: 0 })));
const FILTERS = [
  categoryFilter<{ of: unknown }>('of', '', TREE, 2),
  choiceFilter<{ of: unknown }>('of', '', CHOICES),
  lookupFilter<{ of: unknown }>('of', {
    ...{ label: '', placeholder: '', named: () => CHOICES },
    find: () => ({ queryKey: [], queryFn: async () => [] }),
  }),
];

test.each([
  ['en', '1, 2'],
  ['ar', '1، 2'],
] as const)('what is chosen in a filter is listed as the language lists it: %s', async (language, words) => {
  await speak(language);
  for (const filter of FILTERS) expect(filter.show([1, 2])).toBe(words);
});
