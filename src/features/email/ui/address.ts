import { linkOptions, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { z } from 'zod/mini';
import { lenient } from '#contract/list.ts';
import { FOLDER_VIEWS, type FolderView, type MailMatch, mailQuery } from '#features/email/listContract.ts';
import { fromOne } from '#web/kit/addressParts.ts';
import { listAddress } from '#web/kit/listAddress.ts';

/** Which mails: the folder or label of the path, and what is looked for. */
export type MailList = MailMatch;

/** `mail` is the one that is read; `write` begins a letter to that address. */
const mailSearch = z.extend(z.pick(mailQuery, { q: true }), {
  mail: z.optional(fromOne),
  write: z.optional(z.string().check(z.trim(), z.maxLength(320))),
});
type MailSearch = z.infer<typeof mailSearch>;
export const address = listAddress(lenient(mailSearch));

export const isView = (name: string): name is FolderView => FOLDER_VIEWS.some((one) => one === name);

/** The way to a list, or to a mail in it. */
export function linkTo({ folder, label, q }: MailList, mail?: number | undefined) {
  const search: MailSearch = { q, mail };
  if (label) return linkOptions({ to: '/apps/email/label/$label', params: { label }, search });
  if (folder !== 'inbox') return linkOptions({ to: '/apps/email/$folder', params: { folder }, search });
  return linkOptions({ to: '/apps/email', search });
}

/** The list of the open address. The same list stays the same object. */
export function useMailList(q: string): MailList {
  const { folder, label } = useParams({ strict: false }) as { folder?: string; label?: string };
  return useMemo(
    () => ({
      folder: label ? 'all' : folder && isView(folder) ? folder : 'inbox',
      label: label ?? '',
      q,
    }),
    [folder, label, q],
  );
}
