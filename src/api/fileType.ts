import { FILE_TYPES, PICTURE_PIXELS } from '#features/files/choices.ts';
import { pictureOf, type Size } from './pictureType.ts';
import { isText } from './textType.ts';
import { namesInZip } from './zipNames.ts';

type FileType = (typeof FILE_TYPES)[number];

const isListed = (type: string): type is FileType => FILE_TYPES.some((one) => one === type);

/** The folder that an office document has inside, and no other one. */
const OFFICE = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word/',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xl/',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'ppt/',
} as const;
const isOffice = (type: FileType): type is keyof typeof OFFICE => type in OFFICE;

const NOT_TAKEN = 'Files of this type are not taken.';
const OTHER = 'The content of this file is not what its type says. Save it in the right format and try again.';
const NOT_UTF8 = 'This is no plain text in UTF-8. Save it with that encoding and try again.';
const TOO_MANY_PIXELS = `The picture is too large. It may have ${PICTURE_PIXELS / 1_000_000} million pixels at most.`;

export type Checked = { type: FileType; size: Size | null } | { problem: string };

function isPdf(bytes: Uint8Array) {
  return String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
}

/** The brand stands in the first box, behind its length. */
function isMp4(bytes: Uint8Array) {
  return String.fromCharCode(...bytes.subarray(4, 8)) === 'ftyp';
}

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
/** Matroska begins the same way: what kind it is stands in the head. */
function isWebm(bytes: Uint8Array) {
  return (
    EBML.every((byte, at) => bytes[at] === byte) && String.fromCharCode(...bytes.subarray(4, 128)).includes('webm')
  );
}

function isOfficeFile(names: string[], folder: string) {
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
}

function fits(type: FileType, bytes: Uint8Array): boolean {
  if (type === 'application/pdf') return isPdf(bytes);
  if (type === 'video/mp4') return isMp4(bytes);
  if (type === 'video/webm') return isWebm(bytes);
  const names = namesInZip(bytes);
  if (!names) return false;
  return isOffice(type) ? isOfficeFile(names, OFFICE[type]) : type === 'application/zip';
}

/** Whether a file is what it is said to be, by its content: a name and a header can say anything. */
export function checkType(claimed: string, bytes: Uint8Array): Checked {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isListed(type)) return { problem: NOT_TAKEN };
  if (type.startsWith('text/')) return isText(bytes) ? { type, size: null } : { problem: NOT_UTF8 };
  if (!type.startsWith('image/')) return fits(type, bytes) ? { type, size: null } : { problem: OTHER };
  const picture = pictureOf(bytes);
  if (picture?.type !== type) return { problem: OTHER };
  const { width, height } = picture;
  if (width * height > PICTURE_PIXELS) return { problem: TOO_MANY_PIXELS };
  return { type, size: { width, height } };
}
