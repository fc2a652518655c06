import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconPhoto,
  IconPresentation,
  type TablerIcon,
} from '@tabler/icons-react';

const KINDS: [part: string, icon: TablerIcon, colour: string][] = [
  ['image/', IconPhoto, 'series-5'],
  ['pdf', IconFileTypePdf, 'series-4'],
  ['spreadsheet', IconFileSpreadsheet, 'series-3'],
  ['csv', IconFileSpreadsheet, 'series-3'],
  ['presentation', IconPresentation, 'series-6'],
  ['zip', IconFileZip, 'series-2'],
  ['word', IconFileText, 'series-1'],
  ['text/', IconFileText, 'series-1'],
];

/** What a file is, as a picture and a colour of its kind. */
export function FileGlyph({ type, size = 22 }: { type: string; size?: number }) {
  const [, Glyph, colour] = KINDS.find(([part]) => type.includes(part)) ?? ['', IconFile, 'text-3'];
  return <Glyph size={size} stroke={1.75} color={`var(--lms-${colour})`} style={{ flex: 'none' }} aria-hidden />;
}
