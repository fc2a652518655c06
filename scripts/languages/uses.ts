// Finds which texts the pages ask for, by reading their source.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface Use {
  file: string;
  line: number;
  /** The file of texts it is looked up in; undefined where `t` came from elsewhere. */
  area: string | undefined;
  key: string;
  /** 'prefix' is a key that is put together: everything below it counts. 'mention' is a text that may be a key. */
  kind: 'key' | 'prefix' | 'mention';
}

export type Node = { type: string; start: number } & Record<string, unknown>;
type Scope = Map<string, string>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name as string;
  return undefined;
};

/** The keys an argument of `t` can be: a text, either side of a condition, or the fixed beginning of a template. */
function keysOf(argument: unknown): { key: string; kind: 'key' | 'prefix' }[] | undefined {
  if (!isNode(argument)) return undefined;
  const text = textOf(argument);
  if (text !== undefined) return [{ key: text, kind: 'key' }];
  if (argument.type === 'TemplateLiteral') {
    const [first, ...rest] = argument.quasis as { value: { cooked: string } }[];
    return [{ key: first?.value.cooked ?? '', kind: rest.length > 0 ? 'prefix' : 'key' }];
  }
  const sides =
    argument.type === 'ConditionalExpression'
      ? [argument.consequent, argument.alternate]
      : argument.type === 'LogicalExpression'
        ? [argument.left, argument.right]
        : undefined;
  return sides?.flatMap((side) => keysOf(side) ?? []);
}

/** `const { t, t: say } = useTranslation('area')`: the names this gives, with their area. */
function namesGiven(node: Node): [name: string, area: string][] {
  const call = node.init;
  if (!isNode(call) || call.type !== 'CallExpression' || nameOf(call.callee) !== 'useTranslation') return [];
  const area = textOf((call.arguments as unknown[])[0]);
  const pattern = node.id as Node;
  if (!area || pattern.type !== 'ObjectPattern') return [];
  return (pattern.properties as Node[]).flatMap((one) => {
    const name = nameOf(one.key) === 't' ? nameOf(one.value) : undefined;
    return name ? ([[name, area]] as [string, string][]) : [];
  });
}

const isFunction = (node: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

export function nodesOf(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return program as unknown as Node;
}

export function usesIn(file: string): Use[] {
  const source = readFileSync(file, 'utf8');
  const uses: Use[] = [];
  const note = (node: Node, area: string | undefined, key: string, kind: Use['kind']) => {
    const [, named, bare] = /^([a-z][\w-]*):(.*)$/i.exec(key) ?? [];
    const line = source.slice(0, node.start).split('\n').length;
    uses.push({ file, line, area: named ?? area, key: bare ?? key, kind });
  };

  const visit = (node: Node, scope: Scope) => {
    const inner = isFunction(node) ? new Map(scope) : scope;
    if (node.type === 'VariableDeclarator') for (const [name, area] of namesGiven(node)) inner.set(name, area);
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    const isFixed =
      callee?.type === 'MemberExpression' && nameOf(callee.object) === 'i18n' && nameOf(callee.property) === 't';
    const called = nameOf(callee);
    if (isFixed || (called && (called === 't' || inner.has(called)))) {
      for (const { key, kind } of keysOf((node.arguments as unknown[])[0]) ?? []) {
        note(node, called ? inner.get(called) : undefined, key, kind);
      }
    }
    if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'Trans') noteTrans(node, inner);
    const text = textOf(node);
    if (text && /^[\w.:-]+$/.test(text)) note(node, undefined, text, 'mention');
    for (const child of childrenOf(node)) visit(child, inner);
  };

  const noteTrans = (node: Node, scope: Scope) => {
    const given = new Map((node.attributes as Node[]).map((one) => [nameOf(one.name), one.value]));
    const key = textOf(given.get('i18nKey'));
    const passed = given.get('t');
    const name = isNode(passed) ? nameOf(passed.expression) : undefined;
    if (key) note(node, textOf(given.get('ns')) ?? (name ? scope.get(name) : undefined), key, 'key');
  };

  visit(nodesOf(file, source), new Map());
  return uses;
}
