/** What is to be read in HTML, a line for each paragraph: to be pasted where there is no markup. */
export function htmlLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const end of body.querySelectorAll('p, li, br, h1, h2, h3, h4, pre, tr, blockquote, figcaption'))
    end.after('\n');
  for (const formula of body.querySelectorAll('[data-latex]')) formula.textContent = formula.getAttribute('data-latex');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
