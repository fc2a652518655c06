import type { testApi } from '../../api/api.ts';

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Parameter {
  in: 'path' | 'query';
  name: string;
  required?: boolean;
  schema: Schema;
}

export interface Call {
  /** "GET /api/people/{id}" */
  name: string;
  method: string;
  path: string;
  area: string;
  /** Who may call: "public", "signed-in", "manage User"… */
  access: string;
  params: Parameter[];
  query: Parameter[];
  body: Schema | undefined;
  /** It is not made without a JSON body. */
  needsBody: boolean;
}

interface Described {
  tags?: string[];
  'x-access'?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
}

export type Api = ReturnType<typeof testApi>;

/** Every call that the API says it has. What is added tomorrow is attacked tomorrow. */
export async function callsOf(api: Api): Promise<Call[]> {
  const { body } = await api.get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([word, one]) => {
      const method = word.toUpperCase();
      return {
        ...{ name: `${method} ${path}`, method, path, area: one.tags?.[0] ?? '', access: one['x-access'] ?? '' },
        params: (one.parameters ?? []).filter((each) => each.in === 'path'),
        query: (one.parameters ?? []).filter((each) => each.in === 'query'),
        body: one.requestBody?.content['application/json']?.schema,
        needsBody: Boolean(one.requestBody?.required && one.requestBody.content['application/json']),
      };
    }),
  );
}

/** The names of the fields that a body may have, in whichever of its shapes. */
export const fieldsOf = ({ properties = {}, anyOf = [], oneOf = [] }: Schema): string[] => [
  ...new Set([...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(fieldsOf)]),
];

/** Deletions last, and what ends a whole account after everything: so that there is something to attack for long. */
export function gentleFirst(calls: Call[]): Call[] {
  const harm = ({ method, name }: Call) =>
    /account\/delete|end-others|logout/.test(name)
      ? 3
      : method === 'DELETE' || /empty-|purge|bulk/.test(name)
        ? 2
        : method === 'GET'
          ? 0
          : 1;
  return [...calls].sort((a, b) => harm(a) - harm(b));
}
