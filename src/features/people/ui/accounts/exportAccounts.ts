import type { AccountQuery } from '#contract/accountList.ts';
import type { ExportFormat } from '#contract/list.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';
import { asQuery } from './queries.ts';

/** A file of what the list shows, in its order, all pages; or of some accounts alone. */
export function exportAccounts(format: ExportFormat, { page, perPage, ...which }: AccountQuery, ids?: number[]) {
  const how = { busy: i18n.t('people:export.busy'), name: `accounts.${format}` };
  const calls = api.api.users.list.export;
  if (ids) {
    const { sort, sortColumn } = which;
    return download((init) => calls.$post({ json: { format, ids, sort, sortColumn } }, { init }), how);
  }
  return download((init) => calls.$get({ query: { ...asQuery(which), format } }, { init }), how);
}
