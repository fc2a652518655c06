import { decodeText } from '#contract/decodeText.ts';

/** The words in a file, whatever wrote it. */
export const readText = async (file: Blob) => decodeText(new Uint8Array(await file.arrayBuffer()));
