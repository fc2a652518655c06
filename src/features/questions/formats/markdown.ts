import { autoHtml } from './autoHtml.ts';
import { escapeHtml } from './plain.ts';

/** Not a letter: it marks where something was put aside. */
const HELD = '\uFFFE';
const PLACE = /\uFFFE(\d+)\uFFFE/g;

/** Code and formulas: nothing inside them is markup. */
const KEPT = /(?<!`)(`{1,3})(?!`)([^\n]{0,500}?[^`\n])\1(?!`)|\\\([^\n]{1,1000}?\\\)|\$\$[^$\n]{1,1000}\$\$/g;

function emphasis(text: string): string {
  return text
    .replace(
      /!\[([^\]\n]{0,300})\]\(([^()\s]{1,300})\)/g,
      (_, alt: string, src: string) => `<img src="${src}" alt="${alt}" />`,
    )
    .replace(
      /\[([^\]\n]{1,500})\]\(([^()\s]{1,300})\)/g,
      (_, label: string, href: string) => `<a href="${href}">${label}</a>`,
    )
    .replace(/(\*\*|__)(?=\S)([^\n]{1,300}?\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![*\w])\*(?=[^\s*])([^*\n]{1,300}?)(?<=\S)\*(?!\*)/g, '<em>$1</em>')
    .replace(/(?<![_\w])_(?=[^\s_])([^_\n]{1,300}?)(?<=\S)_(?![_\w])/g, '<em>$1</em>')
    .replace(/~~(?=\S)([^~\n]{1,300}?)~~/g, '<s>$1</s>');
}

/** What markdown does within a paragraph. */
function inline(text: string): string {
  const kept: string[] = [];
  const stand = (html: string) => `${HELD}${kept.push(html) - 1}${HELD}`;
  const without = text
    .replaceAll(HELD, '')
    .replace(KEPT, (whole, ticks: string | undefined, code: string | undefined) =>
      stand(ticks ? `<code>${escapeHtml((code ?? '').trim())}</code>` : escapeHtml(whole)),
    )
    .replace(/\\([\\`*_{}[\]()#+\-.!~>])/g, (_, letter: string) => stand(escapeHtml(letter)));
  const marked = emphasis(autoHtml(without)).replace(/(?: {2,}|\\)\n/g, '<br />\n');
  return marked.replace(PLACE, (_, place: string) => kept[Number(place)] ?? '');
}

const HEADING = /^(#{1,4})\s+(.*)$/;
const BULLET = /^\s{0,3}[-*+]\s+(.*)$/;
const NUMBER = /^\s{0,3}\d{1,9}[.)]\s+(.*)$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const FENCE = /^\s{0,3}(?:```|~~~)/;
const RULE = /^\s{0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;

/** Takes lines from `at` on as long as they fit; a line that continues an item belongs to it. */
function list(lines: string[], at: number, item: RegExp): { items: string[]; end: number } {
  const items: string[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const found = item.exec(line);
    if (found) items.push(found[1] ?? '');
    else if (/^\s{2,}\S/.test(line)) items.push(`${items.pop()}\n${line.trim()}`);
    else break;
  }
  return { items, end };
}

const listHtml = (tag: 'ul' | 'ol', items: string[]) =>
  `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;

const beginsBlock = (line: string) =>
  [HEADING, BULLET, NUMBER, QUOTE, FENCE, RULE].some((one) => one.test(line)) || line.trim() === '';

/** One block from line `at` on, and where the next one begins. */
function block(lines: string[], at: number): { html: string; end: number } {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { html: '', end: at + 1 };
  if (FENCE.test(line)) {
    const close = lines.findIndex((one, index) => index > at && FENCE.test(one));
    const end = close < 0 ? lines.length : close;
    return { html: `<pre><code>${escapeHtml(lines.slice(at + 1, end).join('\n'))}</code></pre>`, end: end + 1 };
  }
  if (RULE.test(line)) return { html: '<hr />', end: at + 1 };
  const heading = HEADING.exec(line);
  if (heading) {
    const level = heading[1]?.length ?? 1;
    return { html: `<h${level}>${inline((heading[2] ?? '').replace(/\s#+\s*$/, '').trim())}</h${level}>`, end: at + 1 };
  }
  for (const [tag, item] of [['ul', BULLET] as const, ['ol', NUMBER] as const]) {
    if (!item.test(line)) continue;
    const { items, end } = list(lines, at, item);
    return { html: listHtml(tag, items), end };
  }
  if (QUOTE.test(line)) {
    const { items, end } = list(lines, at, QUOTE);
    return { html: `<blockquote><p>${inline(items.join('\n'))}</p></blockquote>`, end };
  }
  let end = at + 1;
  while (end < lines.length && !beginsBlock(lines[end] ?? '')) end += 1;
  return {
    html: `<p>${inline(
      lines
        .slice(at, end)
        .map((one) => one.replace(/^\s+/, ''))
        .join('\n'),
    )}</p>`,
    end,
  };
}

/** The usual part of markdown as HTML: paragraphs, headings, lists, quotes, code, emphasis, links, pictures. */
export function markdownHtml(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const parts: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const { html, end } = block(lines, at);
    parts.push(html);
    at = end;
  }
  return parts.join('');
}
