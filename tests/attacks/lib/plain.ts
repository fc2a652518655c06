import type { attacker, Sent } from './attacker.ts';
import { proper } from './attacker.ts';
import type { Call } from './description.ts';
import type { Choice } from './values.ts';

type Attacker = ReturnType<typeof attacker>;

/** Fields whose kind is known by their name alone. */
const BY_NAME: [RegExp, () => string][] = [
  [/password/i, () => 'a fine pass phrase'],
  [/email$|^to$/i, () => `a${crypto.randomUUID()}@example.com`],
  [/^timeZone$/, () => 'UTC'],
  [/^(start|end|from|until|day)$|(At|Date|Day)$/, () => '2026-11-20'],
  [/^(website|url|link)$/i, () => 'https://example.com/'],
  [/^slug$/, () => `s-${crypto.randomUUID()}`],
];

/** Numbers of things that stand in an address as text. */
const IDS = /^(ids?|author|person|labels|people|assignee)$/;

/** Ordinary words and the first of everything: a request nobody would wonder about. */
export const plain = ({ id = () => 1, ...over }: Partial<Choice> = {}): Choice => ({
  text: (name) =>
    IDS.test(name) ? String(id(name)) : (BY_NAME.find(([names]) => names.test(name))?.[1]() ?? `Plain ${name}`),
  id,
  full: false,
  ...over,
});

export type Ids = (call: Call, name: string) => number;

/** An answer to a call, as text. */
export type Answered = [call: Call, text: string];

/** Numbers of things that are there: of what was answered before, and then of every list; by turns, so many of each kind. */
export async function harvest(
  attack: Attacker,
  calls: Call[],
  token: string,
  answered: Answered[] = [],
  most = 3,
): Promise<Ids> {
  const byArea = new Map<string, Set<number>>();
  const byName = new Map<string, Set<number>>();
  const keep = (pool: Map<string, Set<number>>, key: string, id: number) =>
    pool.set(key, (pool.get(key) ?? new Set()).add(id));
  const collect = (call: Call, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (key === 'id' && Number.isInteger(one)) keep(byArea, call.area, one as number);
      else if (/[a-z]Id$/.test(key) && Number.isInteger(one)) keep(byName, key, one as number);
      else collect(call, one);
    }
  };
  for (const [call, text] of answered) collect(call, JSON.parse(text));
  for (const call of calls) {
    if (call.method !== 'GET' || call.params.length > 0) continue;
    const { text, headers } = await attack.send(call, { token, ...proper(call, plain()) });
    if (headers.get('content-type')?.includes('json')) collect(call, JSON.parse(text || 'null'));
  }
  let turn = 0;
  return (call, name) => {
    const known = [...((name === 'id' ? undefined : byName.get(name)) ?? byArea.get(call.area) ?? [])];
    return known[turn++ % Math.min(known.length, most)] ?? 1;
  };
}

type Fields = Record<string, unknown>;

/** Takes a field out of a request body, by the name that a refusal gave it. */
function without(value: unknown, path: string[]): unknown {
  const [first = '', ...rest] = path;
  if (typeof value !== 'object' || value === null || !(first in value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Fields;
  if (rest.length > 0) copy[first] = without(copy[first], rest);
  else delete copy[first];
  return copy;
}

const REPAIRS = 4;

/** Sends a request; while it is refused because of some fields, once more without those. Answers what came through. */
export async function pushThrough(
  attack: Attacker,
  call: Call,
  sent: Sent,
): Promise<{ status: number; text: string; sent: Sent }> {
  let trying = sent;
  for (let tries = 0; ; tries += 1) {
    const answer = await attack.send(call, trying);
    const fields = answer.status === 400 && tries < REPAIRS ? Object.keys(fieldErrors(answer.text)) : [];
    if (fields.length === 0) return { status: answer.status, text: answer.text, sent: trying };
    const query = { ...trying.query };
    let { body } = trying;
    for (const name of fields) {
      delete query[name];
      body = without(body, name.split('.'));
    }
    trying = { ...trying, query, body };
  }
}

function fieldErrors(text: string): Fields {
  try {
    const { error } = JSON.parse(text) as { error: unknown };
    return typeof error === 'object' && error ? (error as Fields) : {};
  } catch {
    return {};
  }
}
