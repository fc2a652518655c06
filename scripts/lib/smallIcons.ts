import type { Plugin } from 'vite';
import { componentName, iconNodes, linesOf, type Parts, usedIcons } from './iconSet.ts';

const PACKAGE = '@tabler/icons-react';
const ONE = '\0small-icon:';
const ALL = '\0small-icons';
const PLAIN = new Set(['d', 'key', 'fill']);

/** Lines and nothing else: no opacity, no place without its edge. */
const isPlain = (parts: Parts) =>
  parts.every(([tag, attributes]) => tag === 'path' && Object.keys(attributes).every((one) => PLAIN.has(one)));

/** Lines are drawn as one path: a page has a hundred icons, and each path is styled and laid out by itself. */
function joined(parts: Parts): Parts {
  const filled = parts.filter(([, { fill }]) => fill);
  const lines = parts.filter(([, { fill }]) => !fill).map(([, { d }]) => d);
  return lines.length > 0 ? [['path', { d: lines.join('') }], ...filled] : filled;
}

/** Every icon by its component's name: what draws it, as code; undefined where lines are not enough. */
function components(): Map<string, string | undefined> {
  const all = (kind: 'outline' | 'filled', end: string, more: string) =>
    Object.entries(iconNodes(kind)).map(([name, parts]) => {
      // Filled ones that lie over each other would leave holes.
      const drawn = linesOf(kind === 'outline' ? joined(parts) : parts);
      const code = `icon(${JSON.stringify(name + end.toLowerCase())}, ${JSON.stringify(drawn)}${more})`;
      return [componentName(name + end), isPlain(parts) ? code : undefined] as const;
    });
  return new Map([...all('outline', '', ''), ...all('filled', '-Filled', ', true')]);
}

/** In the built pages an icon is its lines: the package's components say the same in twice the code. */
export function smallIcons(): Plugin {
  let known: ReturnType<typeof components> | undefined;
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === PACKAGE ? ALL : source.startsWith(ONE) ? source : null),
    load(id) {
      if (id !== ALL && !id.startsWith(ONE)) return null;
      known ??= components();
      if (id === ALL) {
        const code = usedIcons()
          .map((name) => `export { ${name} } from ${JSON.stringify(ONE + name)};`)
          .join('\n');
        return { code, moduleSideEffects: false };
      }
      const name = id.slice(ONE.length);
      if (known.get(name) === undefined) this.error(`${name} is more than lines: choose another icon.`);
      const code = `import { icon } from '/src/web/kit/icon.ts';\nexport const ${name} = /* @__PURE__ */ ${known.get(name)};\n`;
      return { code, moduleSideEffects: false };
    },
  };
}
