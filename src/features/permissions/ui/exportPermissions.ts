import type { ExportFormat } from '#contract/list.ts';
import type { PermissionsQuery } from '#features/permissions/listContract.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { download } from '#web/kit/download.ts';
import { inAddress } from './queries.ts';

/** A file of what the list shows, in its order, all pages; or of some permissions alone. */
export function exportPermissions(format: ExportFormat, { page, perPage, ...which }: PermissionsQuery, ids?: number[]) {
  const query = { ...inAddress(which), format, ...(ids ? { ids: ids.join(',') } : {}) };
  return download((init) => api.api.permissions.export.$get({ query: query }, { init }), {
    busy: i18n.t('roles:export.busy'),
    name: `permissions.${format}`,
  });
}
