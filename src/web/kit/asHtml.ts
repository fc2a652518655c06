/** What was typed without marks becomes lines of its own, for what takes HTML alone. */
export const asHtml = (text: string) => {
  if (text === '' || text.includes('<')) return text;
  const safe = text.replaceAll('&', '&amp;').replaceAll('>', '&gt;');
  return safe
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
};
