/** Every page before login comes as a card on the canvas (basic) and beside a picture (cover). */
export type Variant = 'basic' | 'cover';

export const loginPath = (variant: Variant) => `/pages/login-${variant}` as const;
export const registerPath = (variant: Variant) => `/pages/register-${variant}` as const;
export const forgotPath = (variant: Variant) => `/pages/forgot-password-${variant}` as const;
export const twoStepsPath = (variant: Variant) => `/pages/two-steps-${variant}` as const;

export interface ReturnSearch {
  returnTo?: string;
}

/** A way back is a path of this site: a link that leads elsewhere is dropped. */
export function safeReturnTo(given: unknown): string | undefined {
  if (typeof given !== 'string' || !given.startsWith('/')) return undefined;
  const base = 'http://here.invalid';
  if (!URL.canParse(given, base)) return undefined;
  // A browser reads "//host", "/\host" and "/<tab>/host" as another site; what it makes of the text is what counts.
  const url = new URL(given, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

export function readReturnTo(search: Record<string, unknown>): ReturnSearch {
  const returnTo = safeReturnTo(search.returnTo);
  return returnTo ? { returnTo } : {};
}

export interface TokenSearch {
  token?: string;
}

export function readToken(search: Record<string, unknown>): TokenSearch {
  // A token of digits alone arrives as a number.
  const token = typeof search.token === 'number' ? String(search.token) : search.token;
  return typeof token === 'string' && token ? { token } : {};
}
