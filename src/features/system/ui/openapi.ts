/** The parts of an OpenAPI 3.1 description that the page reads. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  default?: unknown;
  format?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  $ref?: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface RawOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
  'x-access'?: string;
}

export interface Description {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  /** Also the hash of its link. */
  id: string;
  method: string;
  path: string;
  area: string;
  summary: string;
  detail: string | undefined;
  access: string | undefined;
  parameters: Parameter[];
  body: Schema | undefined;
  needsBody: boolean;
  answers: { status: string; schema: Schema }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const jsonOf = (part: Content | undefined) => part?.content?.['application/json']?.schema;

function readOperation(method: string, path: string, raw: RawOperation): Operation {
  return {
    id: raw.operationId ?? `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`,
    method: method.toUpperCase(),
    path,
    area: raw.tags?.[0] ?? '',
    summary: raw.summary ?? '',
    detail: raw.description,
    access: raw['x-access'],
    parameters: raw.parameters ?? [],
    body: jsonOf(raw.requestBody),
    needsBody: raw.requestBody?.required ?? false,
    answers: Object.entries(raw.responses ?? {}).flatMap(([status, answer]) => {
      const schema = jsonOf(answer);
      return schema ? [{ status, schema }] : [];
    }),
  };
}

/** Every call of the description, by area, in the order it is written there. */
export function readOperations({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const raw = methods[method];
      return raw ? [readOperation(method, path, raw)] : [];
    }),
  );
}

/** Calls whose path, words or area hold every word that was looked for. */
export function findOperations(operations: Operation[], q: string): Operation[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter((one) => {
    const text = `${one.method} ${one.path} ${one.summary} ${one.detail ?? ''} ${one.area}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The address of a call with its parameters filled in. */
export function fillPath(operation: Operation, values: Record<string, string>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams();
  for (const { name, in: place } of operation.parameters) {
    const value = values[name];
    if (place === 'query' && value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
