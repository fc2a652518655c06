import type { ExportFormat } from '#contract/list.ts';
import type { ResultQuery } from '#features/student/listContract.ts';
import { api } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { asQuery } from '#web/kit/asQuery.ts';
import { download } from '#web/kit/download.ts';

/** A file of what the list shows, in its order, all pages. */
export const exportResults = (format: ExportFormat, { page, perPage, ...which }: ResultQuery) =>
  download((init) => api.api.results.export.$get({ query: asQuery({ ...which, format }) }, { init }), {
    busy: i18n.t('results:exportBusy'),
    name: `results.${format}`,
  });
