import type { ExportFormat } from '#contract/list.ts';
import type { PeopleQuery } from '#features/people/listContract.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';

const text = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** A file of what the list shows, in its order, all pages; or of some people alone. */
export function exportPeople(format: ExportFormat, { page, perPage, ...which }: PeopleQuery, ids?: number[]) {
  const how = { busy: i18n.t('people:export.busy'), name: `people.${format}` };
  if (ids) {
    const { sort, sortColumn } = which;
    return download((init) => api.api.people.export.$post({ json: { format, ids, sort, sortColumn } }, { init }), how);
  }
  const asked = Object.entries(which).filter(([, value]) => value !== undefined && value !== '');
  const query = {
    ...Object.fromEntries(asked.map(([key, value]) => [key, text(value)])),
    format,
  };
  return download((init) => api.api.people.export.$get({ query }, { init }), how);
}
