import type { KeyScope } from '#features/apikeys/contract.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import type { Ability } from './ability.ts';
import type { Db } from './db.ts';
import type { Bus } from './live.ts';
import type { Language } from './mailWords/say.ts';
import type { PaymentProvider } from './payments.ts';
import type { Storage } from './storage.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom an answer goes to, when that is not the server's own address. */
  replyTo?: { name: string; address: string };
  /** Mails of one conversation name each other. */
  messageId?: string;
  references?: string[];
  /** One with a `cid` is shown within the HTML, as `cid:…`. */
  attachments?: { name: string; type: string; content: Uint8Array; cid?: string }[];
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What a home hands to the API. The API itself knows no driver, no process and no file system. */
export interface Deps {
  db: Db;
  /** Has the contents of files. */
  storage: Storage;
  /** Whether the disk of the database has room for more. A home that keeps nothing on a disk of its own has none. */
  hasRoom?: (() => Promise<boolean>) | undefined;
  bus: Bus;
  log: Log;
  clock: () => Date;
  /** Signs access tokens. */
  secret: string;
  passwords: { hash(password: string): Promise<string>; verify(hash: string, password: string): Promise<boolean> };
  mailer: {
    /** Whether mails leave this home at all; otherwise they are kept where somebody can open them. */
    isReal: boolean;
    send(mail: Mail): Promise<void>;
  };
  metrics: { observe(route: string, method: string, status: number, seconds: number): void; text(): Promise<string> };
  policy: Policy;
  /** Makes documents to print and to mail. A home that cannot has none. */
  pdf?: { invoice(sheet: OneInvoice): Promise<Uint8Array<ArrayBuffer>> };
  /** Takes cards in the shop. A home without one sells by invoice alone. */
  card?: PaymentProvider | undefined;
}

/** What differs between a demo and a production server, decided by the home. */
export interface Policy {
  /** The login role of somebody who registers. */
  newcomers: 'admin' | 'Student';
  demoAccounts: readonly { role: 'admin' | 'client' | 'Student'; email: string; password: string }[];
  /** While nobody has an account, the first one is made with this code and becomes admin. */
  setupCode: string | null;
  /** Of mails to those whose language is not known. */
  language: Language;
  /** Where links in mails lead. */
  publicUrl: string;
  accessTokenMinutes: number;
  refreshTokenMinutes: number;
  rememberDays: number;
  metricsToken: string | null;
  /** Rows of the sample's longest table: what a home has to carry along is shorter. */
  sampleEmployees: number;
  /** Everything is gone with the last tab that has it open. */
  inTab?: true;
}

/** Who is asking. Read from the database on every request, never from the client. */
export interface Me {
  id: number;
  fullName: string;
  access: 'admin' | 'client' | 'Student';
  sessionId: string;
  /** The API key that stands for the person; null when they are signed in. */
  key: { id: number; name: string; scope: KeyScope; areas: string[] } | null;
  ability: Ability;
  /** The administrator who looks at the product as this person. Nothing can be changed then. */
  viewer: { id: number; fullName: string } | null;
}

export interface Env {
  Variables: { deps: Deps; me: Me | null; requestId: string; address: string; device: string };
  /** Set by the home: the address of the other end. */
  Bindings: { address?: string };
}
