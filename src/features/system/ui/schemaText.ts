import type { Schema } from './openapi.ts';

const word = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

const unique = (list: string[]) => [...new Set(list)].join(' | ');

/** Limits that say nothing to a reader: the largest safe number is what a number is anyway. */
const meant = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function remarks(schema: Schema): string {
  const parts: string[] = [];
  if (schema.default !== undefined) parts.push(`default ${JSON.stringify(schema.default)}`);
  if (meant(schema.minimum)) parts.push(`≥ ${schema.minimum}`);
  if (meant(schema.maximum)) parts.push(`≤ ${schema.maximum}`);
  if (schema.minLength) parts.push(`length ≥ ${schema.minLength}`);
  if (schema.maxLength !== undefined) parts.push(`length ≤ ${schema.maxLength}`);
  if (schema.format) parts.push(schema.format);
  if (schema.description) parts.push(schema.description);
  return parts.length > 0 ? `  // ${parts.join(', ')}` : '';
}

function objectText(schema: Schema, indent: string): string {
  const inner = `${indent}  `;
  const required = schema.required ?? [];
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(field, inner)}${remarks(field)}`;
  });
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') {
    lines.push(`${inner}[name]: ${schemaText(schema.additionalProperties, inner)}`);
  }
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

/** A schema as a person would write it down: names, kinds, a `?` on what may be left out. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return unique(schema.enum.map(word));
  if (schema.const !== undefined) return word(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return unique(either.map((one) => schemaText(one, indent)));
  if (schema.allOf) return schema.allOf.map((one) => schemaText(one, indent)).join(' & ');
  if (schema.properties || schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'array') {
    const items = schemaText(schema.items ?? {}, indent);
    return items.includes(' | ') && !items.startsWith('{') ? `(${items})[]` : `${items}[]`;
  }
  if (Array.isArray(schema.type)) {
    return unique(schema.type.map((type) => schemaText({ ...schema, type }, indent)));
  }
  return schema.type ?? 'anything';
}

/** A body to start from: what must be there, with its default or an empty value of its kind. */
export function exampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either?.[0]) return exampleOf(either[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(
      ([name, field]) => schema.required?.includes(name) || field.default !== undefined,
    );
    return Object.fromEntries(wanted.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'number' || type === 'integer') return schema.minimum && meant(schema.minimum) ? schema.minimum : 0;
  if (type === 'boolean') return false;
  return '';
}
