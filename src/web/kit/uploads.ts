import { FILE_TYPES, UPLOAD_BYTES } from '#features/files/choices.ts';

/** What a file input offers: whole types, or groups such as `image/*`. */
export const fits = (type: string, accept: readonly string[]) =>
  accept.some((one) => (one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : one === type));

/** The endings among what a file input takes, as `.csv`. */
export const endingsIn = (accept: string) => accept.split(',').filter((one) => one.startsWith('.'));

/** By its ending or its type, as the browser's own chooser judges: systems call the same type by many names, or by none. */
export function isOffered({ name, type }: { name: string; type: string }, accept: string) {
  const written = name.toLowerCase();
  return endingsIn(accept).some((ending) => written.endsWith(ending)) || fits(type, accept.split(','));
}

export interface Limits {
  accept: readonly string[];
  most: number;
}

export const SERVER_LIMITS: Limits = { accept: FILE_TYPES, most: UPLOAD_BYTES };

/** Said before anything is sent: nobody waits for an upload that will be refused. */
export function refusedBecause(file: { type: string; size: number }, { accept, most }: Limits) {
  if (file.size > most) return 'tooBig';
  if (!fits(file.type, accept)) return 'wrongType';
  return undefined;
}

const NAMES: Record<string, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
  'application/pdf': 'PDF',
  'text/plain': 'TXT',
  'text/csv': 'CSV',
  'text/markdown': 'MD',
  'application/zip': 'ZIP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
};

/** "PNG, JPEG, PDF": the names people know, the same in every language. */
export const typeNames = (accept: readonly string[]) =>
  FILE_TYPES.filter((type) => fits(type, accept))
    .map((type) => NAMES[type] ?? type)
    .join(', ');
