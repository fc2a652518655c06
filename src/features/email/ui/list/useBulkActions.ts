import {
  IconAlertCircle,
  IconArrowBackUp,
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarOff,
  IconTag,
  IconTagOff,
  IconTrash,
  IconTrashX,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Email, Label, MailBulk } from '#features/email/contract.ts';
import type { Folder } from '#features/email/listContract.ts';
import { api, ask } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import type { BulkAction, Selection } from '#web/kit/DataTable/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import type { MailList } from '../address.ts';
import { again } from '../again.ts';
import { deleteForEver } from '../deeds.ts';
import { type Deed, type DeedAction, doAndTell, takeBack } from '../outgoing.ts';
import { useLabelName } from '../useListName.ts';

type More = Pick<Deed, 'folder' | 'label'>;

/** All that a list shows is one statement on the server; it answers how to take it back. */
async function doToAll(list: MailList, action: MailBulk['action'], more: More, said: (count: number) => string) {
  try {
    const { changed, undo: token } = await ask(api.apps.email.bulk.$post({ json: { action, match: list, ...more } }));
    await again();
    toast.done(said(changed), { undo: token ? () => void takeBack(token) : undefined });
  } catch (error) {
    toast.failed(error);
  }
}

/** Where mails may be moved to from here. */
export const targetsOf = (folder: MailList['folder']): Folder[] =>
  (['inbox', 'spam', 'trash'] as const).filter((one) => one !== folder);

export function useBulkActions(list: MailList, labels: Label[]): BulkAction<Email>[] {
  const { t } = useTranslation('email');
  const labelName = useLabelName();
  return useMemo(() => {
    const run = (action: DeedAction, more: More = {}) => {
      const folder = more.folder && t(`folders.${more.folder}`);
      const label = more.label && labelName(more.label);
      const said = (count: number) => t(`done.${action}`, { count, number: formatNumber(count), label, folder });
      return (selection: Selection<Email>) => {
        const { all, ids, clear } = selection;
        clear();
        if (all) void doToAll(list, action, more, said);
        else doAndTell({ ids: ids.map(Number), action, ...more });
      };
    };
    async function purge({ all, ids, count, clear }: Selection<Email>) {
      if (!all) {
        if (await deleteForEver(ids.map(Number))) clear();
        return;
      }
      const sure = await confirm({
        question: t('trash.question', { count, number: formatNumber(count) }),
        detail: t('trash.detail'),
        verb: t('trash.delete'),
        danger: true,
      });
      if (!sure) return;
      clear();
      await doToAll(list, 'delete', {}, () => t('trash.emptied'));
    }
    const one = (id: DeedAction, icon: BulkAction<Email>['icon'], more: More = {}): BulkAction<Email> => ({
      id,
      label: t(`bulk.${id}`),
      icon,
      run: run(id, more),
    });
    const labelling: BulkAction<Email> = {
      id: 'label',
      label: t('bulk.label'),
      icon: IconTag,
      choices: labels.map(({ name }) => ({ id: name, label: labelName(name), run: run('label', { label: name }) })),
    };
    const unlabelling: BulkAction<Email>[] = list.label
      ? [{ id: 'unlabel', label: t('bulk.unlabel'), icon: IconTagOff, run: run('unlabel', { label: list.label }) }]
      : [];
    if (list.folder === 'trash')
      return [
        one('restore', IconArrowBackUp),
        labelling,
        {
          id: 'delete',
          label: t('trash.delete'),
          icon: IconTrashX,
          danger: true,
          run: (selection: Selection<Email>) => void purge(selection),
        },
      ];
    const moving: BulkAction<Email> = {
      id: 'move',
      label: t('bulk.move'),
      icon: IconFolderSymlink,
      choices: targetsOf(list.folder).map((folder) => ({
        id: folder,
        label: t(`folders.${folder}`),
        run: folder === 'trash' ? run('trash') : run('move', { folder }),
      })),
    };
    return [
      one('read', IconMailOpened),
      one('unread', IconMail),
      list.folder === 'starred' ? one('unstar', IconStarOff) : one('star', IconStar),
      moving,
      labelling,
      ...unlabelling,
      ...(list.folder === 'inbox'
        ? [{ id: 'spam', label: t('bulk.spam'), icon: IconAlertCircle, run: run('move', { folder: 'spam' }) }]
        : []),
      { id: 'trash', label: t('bulk.trash'), icon: IconTrash, danger: true, run: run('trash') },
    ];
  }, [t, labelName, list, labels]);
}
