import type { Invoice } from '#features/invoices/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { invoiceOne } from '../queries.ts';

async function newLink(id: number): Promise<string | null> {
  const { link } = await ask(api.api.invoice.invoices[':id'].link.$post({ param: { id } }));
  const { queryKey } = invoiceOne(id);
  // What is on its way may still hold the old one, which opens nothing any more.
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, invoice: { ...known.invoice, link } });
  void queryClient.invalidateQueries({ queryKey });
  return link;
}

async function toClipboard(link: string, sentence: string) {
  const address = new URL(link, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // The browser keeps its clipboard closed: the address is there to be taken by hand.
    return toast.failed(i18n.t('kit:copy.refused'), { detail: address });
  }
  toast.done(sentence, { detail: i18n.t('invoices:link.detail') });
}

/** The address that opens the invoice without signing in; it is made when there is none yet. */
export async function copyLink({ id, link }: Pick<Invoice, 'id' | 'link'>) {
  try {
    const made = link ?? (await newLink(id));
    if (made) await toClipboard(made, i18n.t('invoices:link.copied'));
  } catch (error) {
    toast.failed(error);
  }
}

/** A new address; the old one opens nothing any more, which cannot be taken back. */
export async function renewLink({ id }: Pick<Invoice, 'id'>) {
  const sure = await confirm({
    question: i18n.t('invoices:link.question'),
    detail: i18n.t('invoices:link.questionDetail'),
    verb: i18n.t('invoices:link.verb'),
  });
  if (!sure) return;
  try {
    const made = await newLink(id);
    if (made) await toClipboard(made, i18n.t('invoices:link.renewed'));
  } catch (error) {
    toast.failed(error);
  }
}
