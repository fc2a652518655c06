import type { Call, Schema } from './description.ts';

const HIT = 'UPDATE attack_canary SET hit = true';

/** Each would leave its mark on the canary, or break its statement, if it ever became part of one. */
export const SQL = [
  `'; ${HIT}; --`,
  `x'); ${HIT}; --`,
  `"; ${HIT}; --`,
  `1; ${HIT}`,
  `' OR '1'='1`,
  `$$; ${HIT}; $$`,
  `\\'; ${HIT}; --`,
  `' UNION SELECT password_hash FROM people --`,
  '%_\\%\\_ & | ! <-> :* (',
];

/** Each would run in a page that took it for mark-up. */
export const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '</textarea></title></style><script>alert(1)</script>',
];

/** Names of all fields and parameters that take text of people's own choosing. */
export function textFields({ body, query, params }: Call): string[] {
  const names = new Set<string>();
  const look = (schema: Schema | undefined, name: string): void => {
    if (!schema || schema.enum || schema.const !== undefined || schema.format) return;
    if (schema.type === 'string') names.add(name);
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) look(one, name);
    look(schema.items, name);
    for (const [key, one] of Object.entries(schema.properties ?? {})) look(one, key);
  };
  look(body, '');
  for (const { name, schema } of [...query, ...params]) look(schema, name);
  return [...names];
}

/** What a browser would run in a page; words alone it would not. */
export const RUNS_IN_A_PAGE = /<script|<svg|<iframe|<[^>]*(\son\w+\s*=|javascript:)/i;

const RUNS = /<script|<svg|<iframe|\sonerror=|\son(?:mouseover|load)=|javascript:/i;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* stringsIn(one);
}

/** Texts that were sent and could run: in an answer they may stand as they were written, or without what runs. */
export function watchTexts() {
  const written = new Set<string>();
  return {
    sent(value: unknown) {
      for (const text of stringsIn(value)) if (RUNS.test(text)) written.add(text).add(text.trim());
    },
    /** A text of this answer that could run and that nobody wrote like this. */
    changedIn(answer: string): string | undefined {
      let value: unknown;
      try {
        value = JSON.parse(answer);
      } catch {
        return undefined;
      }
      // The longest first: one may stand within another.
      const longest = [...written].sort((one, other) => other.length - one.length);
      const without = (text: string) => longest.reduce((rest, one) => rest.replaceAll(one, ''), text);
      return [...stringsIn(value)].find((text) => RUNS.test(text) && !written.has(text) && RUNS.test(without(text)));
    },
  };
}
