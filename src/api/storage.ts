/** Whole, or as it comes. */
export type StoredContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** From the first to the last byte, both inside. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where the contents of files are. A key is written once and never changed. */
export interface Storage {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string, range?: ByteRange): Promise<StoredContent | null>;
  /** What is not there counts as deleted. */
  delete(keys: string[]): Promise<void>;
}

/** Random, and nothing of what people call their files: no key leads out of its place or tells anything. */
export const newKey = () => hex(crypto.getRandomValues(new Uint8Array(16)));
export const isKey = (text: string) => /^[0-9a-f]{32}$/.test(text);

export const hex = (bytes: Uint8Array) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

export const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

export async function wholeOf(content: StoredContent): Promise<Uint8Array<ArrayBuffer>> {
  return content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
}
