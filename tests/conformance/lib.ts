import assert from 'node:assert/strict';

const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:3000';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: any;
}

interface Ask {
  token?: string | undefined;
  body?: unknown;
  raw?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
}

/** One request to the home under test. A limit is waited out: these checks are not about limits. */
export async function ask(method: string, path: string, { token, body, raw, headers = {} }: Ask = {}): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: 'application/json', ...headers } };
  const sent = init.headers as Record<string, string>;
  if (token) sent.authorization = `Bearer ${token}`;
  if (body !== undefined) sent['content-type'] = 'application/json';
  init.body = raw ?? (body === undefined ? null : JSON.stringify(body));
  for (;;) {
    const answer = await fetch(BASE_URL + path, init);
    const text = await answer.text();
    if (answer.status === 429) {
      await new Promise((done) => setTimeout(done, Number(answer.headers.get('retry-after')) * 1000));
      continue;
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = undefined;
    }
    return { status: answer.status, headers: answer.headers, text, body: parsed };
  }
}

export const get = (path: string, token?: string) => ask('GET', path, { token });
export const post = (path: string, body: unknown, token?: string) => ask('POST', path, { body, token });

export function status(answer: Answer, expected: number) {
  assert.equal(answer.status, expected, answer.text);
  return answer.body;
}

export async function as(role: 'admin' | 'client' | 'student'): Promise<string> {
  return status(await post('/jwt/login', { email: `${role}@demo.com`, password: role }), 200).accessToken;
}

export async function newcomer() {
  const name = `c${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${name}@example.com`, username: name, password: `Words-${name}` };
  const body = status(await post('/jwt/register', account), 201);
  return {
    ...account,
    id: body.user.id as number,
    token: body.accessToken as string,
    refreshToken: body.refreshToken as string,
  };
}
