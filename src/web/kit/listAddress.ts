import type { SearchSchemaInput } from '@tanstack/react-router';
import { writeTexts } from '#contract/list.ts';
import { isSet } from './DataTable/address.ts';

/** Only what differs from an untouched list stands in the address: `?status=active,pending&page=2`. */
export function tidyAddress<Search extends object>(search: Search, untouched: Search): Search {
  const kept = Object.entries(search).flatMap(([key, value]) => {
    if (!isSet(value) || value === untouched[key as keyof Search]) return [];
    // One number stands as itself: as a text it would be written in quotes.
    const isNumber = Array.isArray(value) && value.length === 1 && typeof value[0] === 'number';
    return [[key, isNumber ? value[0] : Array.isArray(value) ? writeTexts(value.map(String)) : value]];
  });
  return Object.fromEntries(kept) as Search;
}

/** What a list's route needs to read its address with the list's own schema and to write it short. */
export function listAddress<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  const untouched = read({});
  return {
    read: (search: Partial<Search> & SearchSchemaInput): Search => {
      // The router lays this over the raw address: what was refused has to be named to be gone.
      const gone = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
      return { ...gone, ...read(search as Record<string, unknown>) };
    },
    tidy: ({ search, next }: { search: Search; next: (search: Search) => Search }) =>
      tidyAddress(next(search), untouched),
  };
}
