import type { MailSearch } from '#features/email/mailSearch.ts';

const quoted = (text: string) => (/\s/.test(text) ? `"${text.replace(/"/g, '')}"` : text);

/** The line that says what was chosen in the filter: `from:grace has:attachment report`. */
export function writeMailSearch(search: Partial<MailSearch>): string {
  const texts = (['from', 'to', 'subject', 'label'] as const).flatMap((name) =>
    (search[name] ?? []).filter((text) => text.trim()).map((text) => `${name}:${quoted(text.trim())}`),
  );
  const flags = [
    search.hasAttachment && 'has:attachment',
    search.isUnread && 'is:unread',
    search.isRead && 'is:read',
    search.isStarred && 'is:starred',
    search.before && `before:${search.before}`,
    search.after && `after:${search.after}`,
  ].filter(Boolean);
  return [...texts, ...flags, search.text?.trim()].filter(Boolean).join(' ');
}
