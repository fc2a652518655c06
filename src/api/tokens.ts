const encoder = new TextEncoder();

/** 256 random bits, safe in a link. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether this can be one of ours: an address may hold anything, also what the database cannot look for. */
export const isToken = (text: string) => /^[\w-]{1,200}$/.test(text);

/** Tokens are random already, so one round of SHA-256 is all that storing them needs. */
export async function hashToken(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
