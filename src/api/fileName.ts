/** What a computer runs when it is opened, whatever is inside. */
const RUNS =
  /\.(?:x?html?|shtml|mht(?:ml)?|svgz?|xml|xsl|m?js|wsf|vbs?|hta|exe|com|scr|bat|cmd|ps1|msi|lnk|url|jar|app|sh|reg|desktop)$/i;

const ENDINGS: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
  'text/csv': '.csv',
  'text/markdown': '.md',
  'application/zip': '.zip',
};

/** Turns the direction of writing or hides letters: `exe.png` would read as something else. */
const isHidden = (letter: string) => /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/.test(letter);

/** Without folders and control characters: a name is shown and downloaded, never a path, and never one that runs. */
export function plainName(name: string, type: string): string {
  const plain = [...(name.split(/[\\/]/).pop() ?? '')]
    .filter((letter) => letter >= ' ' && letter !== '\u007f' && !isHidden(letter))
    .slice(0, 200)
    .join('')
    .trim();
  return (RUNS.test(plain) ? `${plain}${ENDINGS[type] ?? '.txt'}` : plain) || 'file';
}
