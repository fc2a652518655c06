/** A signed-in caller of a running server. */
export async function signIn(url: string, role: 'admin' | 'client' | 'student' = 'admin') {
  const answer = await call(url, 'POST', '/jwt/login', { body: { email: `${role}@demo.com`, password: role } });
  if (answer.status !== 200) throw new Error(`${role} could not sign in: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

interface Given {
  token?: string;
  body?: unknown;
}

export function call(url: string, method: string, path: string, { token, body }: Given = {}): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return fetch(`${url}${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

/** Stores a picture and answers its address once the server acknowledged it; undefined when it did not. */
export async function upload(url: string, token: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/files`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { file: { url: string } }).file.url;
}
