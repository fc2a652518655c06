import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';

const NAME = 'virtual:routes';

interface Leaf {
  file: string;
  /** Its own part of the address. */
  path: string;
  parent: string;
  /** The whole address, as it is looked for. */
  address: string;
}

interface Group {
  name: string;
  layout: string;
  leaves: Leaf[];
}

/** A page and those below it. Parents come first. */
function leavesOf(node: VirtualRouteNode, parent: string, above: string): Leaf[] {
  if (node.type !== 'route' && node.type !== 'index') throw new Error(`A ${node.type} cannot stand below ${above}.`);
  const path = node.type === 'index' ? '/' : node.path;
  const address = `${above}${path}`.replace(/(.)\/$/, '$1');
  const { file = '' } = node;
  const children = node.type === 'route' ? (node.children ?? []) : [];
  return [{ file, path, parent, address }, ...children.flatMap((child) => leavesOf(child, file, address))];
}

/** The pages of one feature in one layout. */
export function groupsOf(root: VirtualRootRoute): Group[] {
  const groups = new Map<string, Group>();
  for (const layout of root.children ?? []) {
    if (layout.type !== 'layout') throw new Error('Every page stands in a layout.');
    for (const node of layout.children ?? []) {
      const leaves = leavesOf(node, layout.id ?? '', '');
      const feature = /^features\/([^/]+)/.exec(leaves[0]?.file ?? '')?.[1] ?? 'shell';
      const name = `${feature}${layout.id}`;
      const group = groups.get(name) ?? { name, layout: layout.id ?? '', leaves: [] };
      group.leaves.push(...leaves);
      groups.set(name, group);
    }
  }
  return [...groups.values()];
}

const text = (value: unknown) => JSON.stringify(value);

/** Which addresses there are, and how to get the pages behind them. */
const index = (groups: Group[]) => `export const GROUPS = [
${groups
  .map(
    ({ name, layout, leaves }) =>
      `  { layout: ${text(layout)}, addresses: ${text(leaves.map(({ address }) => address))}, load: () => import(${text(`${NAME}/${name}`)}) },`,
  )
  .join('\n')}
];`;

const group = ({ leaves }: Group) => `${leaves
  .map(({ file }, at) => `import { Route as r${at} } from ${text(`/src/${file}`)};`)
  .join('\n')}
export default [
${leaves
  .map(({ path, parent }, at) => {
    const above = leaves.findIndex(({ file }) => file === parent);
    return `  { route: r${at}, path: ${text(path)}, parent: ${above < 0 ? text(parent) : `r${above}`} },`;
  })
  .join('\n')}
];`;

/**
 * The routes of a feature come when somebody first goes to one of its addresses: what an address may hold, how its data
 * are asked for and all that needs are no part of the first load. The map stays the one in routes.ts.
 */
export function routeGroups(root: VirtualRootRoute): Plugin {
  const groups = groupsOf(root);
  return {
    name: 'route-groups',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index(groups);
      const found = groups.find(({ name }) => id === `\0${NAME}/${name}`);
      return found ? group(found) : undefined;
    },
  };
}
