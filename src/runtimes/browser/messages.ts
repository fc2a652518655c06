import type { Mail } from '#api/deps.ts';

/** A file of the demo build: gzip inside, whatever the host does with it. */
export interface Part {
  url: string;
  /** As it travels. */
  bytes: number;
}

export interface Parts {
  /** PostgreSQL in WebAssembly. */
  engine: Part;
  /** What PostgreSQL reads beside its data: time zones and the like. */
  files: Part;
  /** The data folder with the sample school. */
  school: Part;
}

export interface Start {
  parts: Parts;
  /** The day the sample data was laid. */
  builtAt: string;
  publicUrl: string;
  userAgent: string;
}

/** What the browser's storage holds of a login. */
export interface Kept {
  accessToken: string;
  refreshToken: string;
}

/** One request on its way to the worker. Its answer comes back on a port of its own. */
export interface Call {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  kept: Kept | null;
}

/** The pieces of an answer, in this order: head, any number of chunks, end. `failed` can take the place of any. */
export type Piece =
  | { kind: 'head'; status: number; statusText: string; headers: [string, string][] }
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' }
  | { kind: 'failed'; message: string };

/** `page` is the lock that the page holds as long as it is there. */
export type ToWorker = { kind: 'start'; page: string | null; start: Start } | { kind: 'call'; call: Call };

export interface Route {
  method: string;
  path: string;
}

export type FromWorker =
  | { kind: 'routes'; routes: Route[] }
  | { kind: 'progress'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'mail'; mail: Mail };
