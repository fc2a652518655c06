import type { GroupEvent, LastMessage } from '#features/chat/contract.ts';
import type { Translate } from '#web/i18n/i18n.ts';
import { formatList } from '#web/kit/format.ts';

/** What happened in a group, as a sentence. Oneself is "you". */
export function eventWords(t: Translate<'chat'>, event: GroupEvent, meId: number): string {
  const { deed, by, name } = event;
  const others = event.people.filter((one) => one.id !== meId);
  const words = { who: by.fullName, people: formatList(others.map((one) => one.fullName)), name: name ?? '' };
  // What is done to "you" differs from language to language: each has sentences for it.
  if (others.length < event.people.length)
    return others.length > 0 ? t(`events.youAnd.${deed}`, words) : t(`events.you.${deed}`, words);
  return by.id === meId ? t(`events.own.${deed}`, words) : t(`events.${deed}`, words);
}

/** A message in one line, as the list shows it: whose it is, and its words. */
export function previewOf(t: Translate<'chat'>, last: LastMessage | null, meId: number, isGroup: boolean) {
  if (!last) return { by: '', text: '' };
  if (last.kind === 'system') return { by: '', text: last.event ? eventWords(t, last.event, meId) : '' };
  const text = last.isDeleted
    ? t('deleted')
    : last.message.replaceAll(/\s+/g, ' ') || t('preview.files', { count: last.files });
  const name = isGroup && last.senderName?.split(' ')[0];
  const others = name ? t('preview.by', { name, text: '' }) : '';
  return { by: last.senderId === meId ? t('preview.own', { text: '' }) : others, text };
}
