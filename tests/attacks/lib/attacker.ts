import { expect } from 'vitest';
import { openSession } from '#api/sessions.ts';
import type { Api, Call } from './description.ts';
import { leaksIn, secretsOf } from './leaks.ts';
import { query } from './stored.ts';
import { type Choice, sample } from './values.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Sent {
  token?: string;
  /** Instead of the call's own path with its numbers filled in. */
  path?: string;
  method?: string;
  query?: Record<string, string>;
  body?: unknown;
  raw?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
}

/** Sends requests, counts them, and writes down every answer that no request may get. */
export function attacker(api: Api) {
  const findings: string[] = [];
  const reached = new Set<string>();
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let secrets: string[] = [];
  let attempts = 0;

  /** Faults behind a 500 are told with it; attempts limited by their number would look as if they were refused. */
  async function begin() {
    api.deps.log = {
      info() {},
      warn() {},
      error: (fields, message) => void faults.push(`${message} ${briefly(fields)}`),
    };
    secrets = (await secretsOf(api)).filter((one) => one.length > 15);
  }

  /** A login of this person, without the slow password. */
  const tokenOf = async (personId: number) =>
    (
      await openSession(api.deps, api.db, {
        ...{ personId, remember: false, device: 'Attack', deviceKind: 'desktop', address: '10.9.9.9' },
      })
    ).accessToken;

  const logins = new Map<number, string>();
  /** The same login again as long as it works; and nobody is slowed down while the suite asks what else holds. */
  async function loginOf(personId: number): Promise<string> {
    await query(api, 'DELETE FROM rate_limits');
    const token = logins.get(personId) ?? (await tokenOf(personId));
    logins.set(personId, token);
    return token;
  }

  async function send(call: Call, given: Sent = {}): Promise<Answer> {
    attempts += 1;
    reached.add(call.name);
    const headers = new Headers(given.headers);
    if (given.token) headers.set('authorization', `Bearer ${given.token}`);
    if (given.body !== undefined) headers.set('content-type', 'application/json');
    const search = given.query ? `?${new URLSearchParams(given.query)}` : '';
    const path = `${given.path ?? call.path.replaceAll(/\{\w+\}/g, '1')}${search}`;
    const method = given.method ?? call.method;
    const body = given.raw ?? (given.body === undefined ? null : JSON.stringify(given.body));
    const init = { method, headers, ...(method === 'GET' || method === 'HEAD' ? {} : { body }) };
    const address = `10.${(attempts >> 14) & 255}.${(attempts >> 6) & 255}.${attempts & 63}`;
    const answer = await api.app.request(path, init, { address });
    const text = await read(answer).catch((error: Error) => {
      findings.push(`${method} ${path.slice(0, 300)} broke off: ${error.message.slice(-200)} ${String(error.cause)}`);
      return '';
    });
    // A login that ended, or that looks as somebody else from now on, would prove nothing more.
    if (answer.status === 401 || path.startsWith('/api/view-as')) logins.clear();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    look(`${method} ${path.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 600) : ''}`, answer, text);
    return { status: answer.status, headers: answer.headers, text };
  }

  function look(what: string, { status, headers }: Response, text: string) {
    if (status >= 500 && status !== MISSING)
      findings.push(`${what} was answered ${status}: ${faults.splice(0).join('\n') || text}`);
    for (const leak of leaksIn(status, text, secrets)) findings.push(`${what} gives away ${leak}`);
    if (headers.get('x-content-type-options') !== 'nosniff') findings.push(`${what} may be taken for another type`);
    if (headers.has('set-cookie')) findings.push(`${what} sets a cookie`);
    if (headers.has('access-control-allow-origin')) findings.push(`${what} lets other sites read the answer`);
    if (/html|svg|javascript/.test(headers.get('content-type') ?? '')) findings.push(`${what} is answered with a page`);
  }

  function tell(what: string, calls: readonly unknown[]) {
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${many} × ${status}`);
    console.log(`  ${what}: ${reached.size} calls, ${attempts} attempts (${counts.join(', ')})`);
    expect(reached.size, 'calls of the description that were tried').toBe(calls.length);
    expect(findings).toEqual([]);
  }

  return { begin, tokenOf, loginOf, send, tell, findings, take: () => findings.splice(0) };
}

/** The reason and the places of ours it went through. */
function briefly(fields: { error?: unknown; at?: string[] }): string {
  const ours = (fields.at ?? []).map((line) => /src\/(?:api|features)\/\S+:\d+/.exec(line)?.[0]);
  return `${fields.error} ${ours.filter(Boolean).slice(0, 3).join(' < ')}`;
}

/** A home that cannot do something says so: no card provider, no PDF. */
const MISSING = 501;

async function read(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.includes('event-stream')) return answer.text();
  await answer.body?.cancel();
  return '';
}

/** The path of a call with its places filled in, and what it must have in the query. */
export function fill(call: Call, choice: Choice): { path: string; query: Record<string, string> } {
  let { path } = call;
  for (const { name, schema } of call.params)
    path = path.replace(`{${name}}`, encodeURIComponent(String(sample(schema, choice, name))));
  const wanted = call.query.filter((one) => choice.full || one.required);
  return {
    path,
    query: Object.fromEntries(wanted.map(({ name, schema }) => [name, String(sample(schema, choice, name))])),
  };
}

/** A request as the description wants it. */
export const proper = (call: Call, choice: Choice): Sent => ({
  ...fill(call, choice),
  ...(call.body ? { body: sample(call.body, choice) } : {}),
});
