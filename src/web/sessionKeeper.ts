import type { SignedIn, UserData } from '#features/auth/contract.ts';

/** The parts of the browser's storage that a session needs: small enough for a test to stand in. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export type Locked = <T>(job: () => Promise<T>) => Promise<T>;
export type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Signed out here by choice, or ended elsewhere: by time, by another tab, by the server. */
export type EndReason = 'signed-out' | 'expired';

interface Surroundings {
  shelf: Shelf;
  /** Runs one job at a time over all tabs of this browser. */
  locked: Locked;
  send: Send;
  now?: () => number;
}

export const USER_KEY = 'userData';
export const ACCESS_KEY = 'accessToken';
export const REFRESH_KEY = 'refreshToken';
const CATEGORY_KEY = 'resourceCategory';
/**
 * Names this browser's refreshes: when an answer is lost, or a tab has not seen yet what another one stored, the same
 * request may be sent once more. It stays the same for the whole login, because tabs see single keys change one by one.
 */
const ATTEMPT_KEY = 'refreshAttempt';

const TRY_AGAIN_MS = 15_000;
/** What another tab wrote just before it gave up the lock is seen here a moment later. */
const SETTLE_MS = 50;
/** Answers to a refresh that mean the login is over. Anything else is the server having trouble. */
const OVER = new Set([400, 401, 403]);

/** Sends requests as the person whose tokens lie on the shelf, and keeps those tokens fresh. */
export function keepSession({ shelf, locked, send, now = Date.now }: Surroundings) {
  const endListeners = new Set<(why: EndReason) => void>();
  const changeListeners = new Set<() => void>();
  let renewing: Promise<string | null> | null = null;
  let receivedAt = issuedAt(shelf.getItem(ACCESS_KEY)) ?? now();
  let triedAt = 0;
  let read: { text: string | null; user: UserData | null } = { text: null, user: null };

  function getSession(): UserData | null {
    const text = shelf.getItem(ACCESS_KEY) ? shelf.getItem(USER_KEY) : null;
    if (text !== read.text) read = { text, user: parseUser(text) };
    return read.user;
  }

  function store(signedIn: SignedIn) {
    if (!shelf.getItem(ATTEMPT_KEY)) shelf.setItem(ATTEMPT_KEY, randomName());
    shelf.setItem(REFRESH_KEY, signedIn.refreshToken);
    shelf.setItem(ACCESS_KEY, signedIn.accessToken);
    shelf.setItem(USER_KEY, JSON.stringify(signedIn.userData));
    receivedAt = now();
    for (const tell of changeListeners) tell();
  }

  /** Also when an administrator begins or ends to look as somebody else: the login stays the same. */
  function storeUser(user: UserData) {
    const before = getSession();
    if (!before || ownerOf(before) !== ownerOf(user)) return;
    shelf.setItem(USER_KEY, JSON.stringify(user));
    for (const tell of changeListeners) tell();
  }

  function forget() {
    for (const key of [USER_KEY, ACCESS_KEY, REFRESH_KEY, ATTEMPT_KEY, CATEGORY_KEY]) shelf.removeItem(key);
    for (const tell of changeListeners) tell();
  }

  function expire() {
    forget();
    for (const tell of endListeners) tell('expired');
  }

  /** Another tab wrote to the shelf. */
  function noticeShelf() {
    receivedAt = now();
    const wasHere = read.user !== null;
    const isHere = getSession() !== null;
    for (const tell of changeListeners) tell();
    if (wasHere && !isHere) for (const tell of endListeners) tell('expired');
  }

  /** Exchanges the refresh token once. Null: the session is over. Throws when the server gave no answer to go by. */
  async function exchange(staleToken: string): Promise<string | null> {
    if (shelf.getItem(ACCESS_KEY) === staleToken) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const accessToken = shelf.getItem(ACCESS_KEY);
    const refreshToken = shelf.getItem(REFRESH_KEY);
    if (!accessToken || !refreshToken) return null;
    // Another tab was here first: its pair is the one to use, and the old one must not be sent again.
    if (accessToken !== staleToken) return accessToken;
    const answer = await send('/jwt/refresh-token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refreshToken, attempt: shelf.getItem(ATTEMPT_KEY) ?? undefined }),
    });
    // Somebody signed in or out while we waited: what they left on the shelf counts.
    if (shelf.getItem(REFRESH_KEY) !== refreshToken) return shelf.getItem(ACCESS_KEY);
    if (OVER.has(answer.status)) {
      expire();
      return null;
    }
    if (!answer.ok) throw new TypeError(`The session could not be renewed (${answer.status}).`);
    const signedIn = (await answer.json()) as SignedIn;
    store(signedIn);
    return signedIn.accessToken;
  }

  function renew(staleToken: string): Promise<string | null> {
    renewing ??= locked(() => exchange(staleToken)).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  /** Somebody is at work: past half of the token's life it is renewed, since both tokens end at the same moment. */
  function touch() {
    const token = shelf.getItem(ACCESS_KEY);
    const life = token ? lifeOf(token) : null;
    if (!token || !life || renewing) return;
    if (now() - receivedAt < life / 2 || now() - triedAt < TRY_AGAIN_MS) return;
    triedAt = now();
    renew(token).catch(() => {});
  }

  async function authFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    if (renewing) await renewing.catch(() => null);
    // Cleared behind our back, with the site's data for example: nobody would tell.
    if (read.user && !shelf.getItem(ACCESS_KEY)) noticeShelf();
    const { id: person, viewer } = getSession() ?? {};
    const token = shelf.getItem(ACCESS_KEY);
    const isLooking = Boolean(viewer);
    const answer = await send(...withToken(input, init, token, isLooking));
    if (!token) return answer;
    if (answer.status !== 401) {
      touch();
      return answer;
    }
    const freshToken = await renew(token);
    // Never repeat one person's request as another who signed in meanwhile.
    if (!freshToken || getSession()?.id !== person) return answer;
    return send(...withToken(input, init, freshToken, isLooking));
  }

  /** Ends the login on the server too. Under the lock, so that no tab is just renewing what we throw away. */
  async function endSession() {
    await locked(async () => {
      const refreshToken = shelf.getItem(REFRESH_KEY);
      const token = shelf.getItem(ACCESS_KEY);
      forget();
      for (const tell of endListeners) tell('signed-out');
      if (!refreshToken) return;
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
      };
      // Without a connection the person is signed out here all the same; the server forgets the login in time.
      await send(...withToken('/jwt/logout', init, token)).catch(() => null);
    });
  }

  return {
    getSession,
    startSession: store,
    updateSession: storeUser,
    endSession,
    authFetch,
    touch,
    noticeShelf,
    onSessionEnd: (tell: (why: EndReason) => void) => listen(endListeners, tell),
    onSessionChange: (tell: () => void) => listen(changeListeners, tell),
  };
}

/** Whose login it is, whoever is looked at. */
const ownerOf = (user: UserData) => user.viewer?.id ?? user.id;

function listen<T>(listeners: Set<T>, tell: T) {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

function withToken(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  token: string | null,
  isLooking = false,
): [RequestInfo | URL, RequestInit] {
  // A Request's body can be read once, and this one may have to be sent twice.
  const target = input instanceof Request ? input.clone() : input;
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // The page shows somebody else: should that be over by now, nothing is done in the administrator's own name.
  if (isLooking) headers.set('X-Viewing', '1');
  return [target, { ...init, headers }];
}

/** `crypto.randomUUID` is missing on pages over plain http. */
const randomName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('-');

function parseUser(text: string | null): UserData | null {
  if (!text) return null;
  try {
    const user = JSON.parse(text) as UserData | null;
    return user && typeof user.id === 'number' && Array.isArray(user.ability) ? user : null;
  } catch {
    return null;
  }
}

function claimsOf(token: string): { iat?: number; exp?: number } | null {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

function issuedAt(token: string | null) {
  const iat = token ? claimsOf(token)?.iat : undefined;
  return iat ? iat * 1000 : null;
}

function lifeOf(token: string) {
  const claims = claimsOf(token);
  return claims?.iat && claims.exp ? (claims.exp - claims.iat) * 1000 : null;
}
