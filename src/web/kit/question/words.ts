/** Words people would count in a text with markup; a formula is one. */
export function countWords(html: string): number {
  const plain = html
    .replace(/<[^>]*data-latex[^>]*>/g, ' x ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&\w+;|&#\d+;/g, 'x');
  return (plain.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
}
