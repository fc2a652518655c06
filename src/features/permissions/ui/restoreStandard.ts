import { PERMISSION_GRANTS, type PermissionKey } from '#contract/access.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { formatList } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import { rightsChanged } from './queries.ts';

/** They come back with their standard roles, so whoever has those can do more again. */
export async function restoreStandard(missing: PermissionKey[]) {
  const names = missing.map((key) => PERMISSION_GRANTS[key].name);
  const sure = await confirm({
    question: i18n.t('roles:restore.question'),
    detail: i18n.t('roles:restore.detail', { names: formatList(names) }),
    verb: i18n.t('roles:restore.verb'),
  });
  if (!sure) return;
  try {
    const { restored } = await ask(api.api.permissions.restore.$post());
    toast.done(i18n.t('roles:restore.done', { names: formatList(restored) }));
  } catch (error) {
    toast.failed(error);
  }
  await rightsChanged();
}
