/** What somebody looks for among mails. */
export interface MailSearch {
  /** What is left besides the operators: found in the sender's name or the subject, as it stands. */
  text: string;
  from: string[];
  to: string[];
  subject: string[];
  label: string[];
  hasAttachment: boolean;
  /** Days such as 2026-11-15 (UTC): before the day begins, from the day on. */
  before: string | null;
  after: string | null;
  isUnread: boolean;
  isRead: boolean;
  isStarred: boolean;
}

/** A word, with an operator before it or not; quotes hold several words together. */
const TERM = /([a-z]+):(?=\s|$)|(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/giy;

const TEXTS = ['from', 'to', 'subject', 'label'] as const;
const isTextOperator = (name: string): name is (typeof TEXTS)[number] => TEXTS.some((one) => one === name);

/** 2026-11-15, 2026/11/15 or 2026-11-5, if there is such a day. */
function dayIn(value: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ?? [];
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

const FLAGS: Record<string, Partial<MailSearch>> = {
  'has:attachment': { hasAttachment: true },
  'has:attachments': { hasAttachment: true },
  'is:unread': { isUnread: true },
  'is:read': { isRead: true },
  'is:starred': { isStarred: true },
};

/** Takes an operator into the search. Answers whether it is one. */
function take(search: MailSearch, name: string, value: string): boolean {
  if (isTextOperator(name)) {
    // Nothing behind it yet: somebody is still typing.
    if (value.trim()) search[name].push(value.trim());
    return true;
  }
  if (name === 'before' || name === 'after') {
    const day = dayIn(value);
    if (day) search[name] = day;
    return day !== null || value === '';
  }
  const flag = FLAGS[`${name}:${value.toLowerCase()}`];
  if (flag) Object.assign(search, flag);
  return flag !== undefined || ((name === 'has' || name === 'is') && value === '');
}

/** Reads `from: to: subject: label: has:attachment before: after: is:unread is:starred`; anything else is plain words. */
export function readMailSearch(q: string): MailSearch {
  const search: MailSearch = {
    text: '',
    from: [],
    to: [],
    subject: [],
    label: [],
    hasAttachment: false,
    before: null,
    after: null,
    isUnread: false,
    isRead: false,
    isStarred: false,
  };
  let rest = '';
  let at = 0;
  while (at < q.length) {
    if (/\s/.test(q[at] ?? '')) {
      rest += q[at];
      at += 1;
      continue;
    }
    TERM.lastIndex = at;
    const found = TERM.exec(q);
    const [whole = q[at] ?? '', bare, name, quoted, word] = found ?? [];
    const operator = (name ?? bare)?.toLowerCase();
    const isTaken = operator !== undefined && take(search, operator, quoted ?? word ?? '');
    // Quotes with nothing in them hold nothing together: they are looked for themselves.
    if (!isTaken) rest += name === undefined && quoted?.trim() ? quoted : whole;
    at += whole.length;
  }
  const isPlain = rest.trim() === q.trim();
  search.text = isPlain ? q.trim() : rest.replace(/\s+/g, ' ').trim();
  return search;
}
