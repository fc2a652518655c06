import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What one more file costs a page, in bytes of code before it is minified and packed. */
const FILE = 9_000;

/** What every page in the frame brings along, and the pages that stand without it. */
const FRAME = /\/web\/shell\/FrameView\.tsx$/;
const BARE = /\/features\/auth\/ui\/\w+(Basic|Cover)Page\.tsx|\/web\/shell\/misc\//;
const isPage = (id: string) => id.includes('?tsr-split=component');

/** How much a lazy part counts: pages more than what opens on them, the product more than the pages that explain it. */
const weightOf = (id: string) => (isPage(id) && !id.includes('/features/toolkit/') ? 1 : 0.2);

/** Modules that the same pages use. */
interface Cluster {
  modules: string[];
  size: number;
  /** By the number of the page or part: whether it uses them. */
  users: boolean[];
}

interface Pair {
  one: Cluster;
  other: Cluster;
  gain: number;
}

/** What is saved by joining two: the files of those who use both, less the bytes that others do not use. */
function pairOf(one: Cluster, other: Cluster, weights: number[]): Pair {
  let gain = 0;
  for (const [user, weight] of weights.entries()) {
    const usesOne = one.users[user];
    const usesOther = other.users[user];
    if (usesOne && usesOther) gain += weight * FILE;
    else if (usesOne) gain -= weight * other.size;
    else if (usesOther) gain -= weight * one.size;
  }
  return { one, other, gain };
}

function joined({ one, other }: Pair): Cluster {
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    users: one.users.map((uses, user) => uses || Boolean(other.users[user])),
  };
}

/** Joins two at a time, those first that save the most, until nothing saves any more. */
function joinAll(clusters: Cluster[], weights: number[]): Cluster[] {
  let left = clusters;
  let pairs = left
    .flatMap((one, at) => left.slice(at + 1).map((other) => pairOf(one, other, weights)))
    .filter(({ gain }) => gain > 0);
  while (pairs.length > 0) {
    const best = pairs.reduce((a, b) => (b.gain > a.gain ? b : a));
    const isGone = (cluster: Cluster) => cluster === best.one || cluster === best.other;
    const both = joined(best);
    left = left.filter((cluster) => !isGone(cluster));
    pairs = [
      ...pairs.filter(({ one, other }) => !isGone(one) && !isGone(other)),
      ...left.map((other) => pairOf(both, other, weights)).filter(({ gain }) => gain > 0),
    ];
    left.push(both);
  }
  return left;
}

/** The file of each module, from chunks that hold only what the same pages use. */
function planFrom(chunks: Chunk[]): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  function reach(chunk: Chunk, into = new Set<Chunk>()): Set<Chunk> {
    if (into.has(chunk)) return into;
    into.add(chunk);
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next) reach(next, into);
    }
    return into;
  }
  const idOf = (chunk: Chunk) => chunk.facadeModuleId ?? '';
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...reach(entry)]));
  const lazy = chunks.filter((chunk) => chunk.isDynamicEntry && !first.has(chunk) && chunk.imports.length > 0);
  const frame = lazy.filter((chunk) => FRAME.test(idOf(chunk))).flatMap((chunk) => [...reach(chunk)]);

  const clusters = new Map<Chunk, Cluster>();
  for (const [user, root] of lazy.entries()) {
    const isInFrame = isPage(idOf(root)) && !BARE.test(idOf(root));
    for (const chunk of new Set([...reach(root), ...(isInFrame ? frame : [])])) {
      if (first.has(chunk)) continue;
      const sizes = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength] as const);
      const cluster = clusters.get(chunk) ?? {
        modules: sizes.map(([id]) => id),
        size: sizes.reduce((sum, [, size]) => sum + size, 0),
        users: lazy.map(() => false),
      };
      cluster.users[user] = true;
      clusters.set(chunk, cluster);
    }
  }
  const shared = [...clusters.values()].filter(({ users }) => users.filter(Boolean).length > 1);
  const files = joinAll(
    shared,
    lazy.map((chunk) => weightOf(idOf(chunk))),
  );
  return new Map([
    ...[...first].flatMap(({ moduleIds }) => moduleIds.map((id) => [id, 'first'] as const)),
    ...files.flatMap(({ modules }, at) => modules.map((id) => [id, `shared~${at}`] as const)),
  ]);
}

/**
 * Pages are many and share many small parts: a file for each set of pages would be a hundred requests, one for all would
 * bring everything everywhere. So everything is bundled twice: to learn which pages use what, and then into as
 * few files as cost the pages little that they do not use.
 */
export function plannedChunks(): Plugin {
  let plan: Map<string, string> | undefined;
  return {
    name: 'planned-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // A file of several modules is named after one of them or by a number; the number is of no use to anybody.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            // Files that share parts both ways must still run in the order in which they were written.
            strictExecutionOrder: true,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => plan?.get(id) }],
            },
          },
        },
      },
    }),
    async configResolved({ configFile, mode, root }) {
      if (mode === 'plan') return;
      const found = await build({
        configFile,
        root,
        mode: 'plan',
        logLevel: 'silent',
        build: { write: false, minify: false },
      });
      const output = 'output' in found ? found.output : Array.isArray(found) ? found.flatMap((one) => one.output) : [];
      plan = planFrom(output.filter((file) => file.type === 'chunk'));
    },
  };
}
