const toHtml = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML with plain text written behind its last word. Lines of a field are paragraphs, those of a line are not. */
export function withTyped(html: string, typed: string, isLine: boolean): string {
  if (typed === '') return html;
  const [first = '', ...rest] = typed.split('\n').map(toHtml);
  if (isLine && !html.endsWith('</p>')) return html + [first, ...rest].join('<br>');
  const paragraphs = rest.map((line) => `<p>${line}</p>`).join('');
  return html.endsWith('</p>')
    ? `${html.slice(0, -'</p>'.length)}${first}</p>${paragraphs}`
    : `${html}<p>${first}</p>${paragraphs}`;
}

/** How many steps the caret is from the end once each line is a paragraph, whose border takes two. */
export function caretFromEnd(text: string, at: number): number {
  const behind = text.slice(at);
  return behind.length + (behind.split('\n').length - 1);
}
