import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What one more file costs a page, in bytes of code before it is minified and packed. */
const FILE = 30_000;

/** What every page in the frame brings along, and the pages that stand without it. */
const FRAME = /\/web\/shell\/FrameView\.tsx$/;
const BARE = /\/features\/auth\/ui\/\w+(Basic|Cover)Page\.tsx|\/web\/shell\/misc\//;
const ROUTES = /virtual:routes\//;
const isPage = (id: string) => id.includes('?tsr-split=component');

/** Where people come in every day. */
const DAILY = /\/(Analytics|Users|Email|Kanban|StudentHome)Page\.tsx/;

/** How much a part counts: pages more than what opens on them, those of every day most. */
function weightOf(id: string): number {
  if (/LoginCoverPage/.test(id)) return 45;
  if (!isPage(id)) return 0.2;
  return DAILY.test(id) ? 100 : 1;
}

/** What goes into one file. */
interface Parcel {
  chunks: Chunk[];
  size: number;
  /** What it imports. */
  needs: Set<Parcel>;
  /** By the number of the page or part: whether it uses it. */
  users: boolean[];
}

interface Pair {
  one: Parcel;
  other: Parcel;
  gain: number;
}

/** All that comes along with it, itself included. */
function alongWith(parcel: Parcel): Set<Parcel> {
  const all = new Set([parcel]);
  for (const one of all) for (const next of one.needs) all.add(next);
  return all;
}

/** Two files that need each other do not run in the order in which they were written. */
function makeCircle({ one, other }: Pair): boolean {
  const next = new Set([...one.needs, ...other.needs].filter((needed) => needed !== one && needed !== other));
  for (const needed of next) for (const further of needed.needs) next.add(further);
  return next.has(one) || next.has(other);
}

/** What joining them saves: the files of those who use both, less the bytes that others do not use. */
function gainOf(
  { one, other }: Omit<Pair, 'gain'>,
  weights: number[],
  costOf: (added: Parcel, user: number) => number,
) {
  let gain = 0;
  // Counted by hand: this runs for every pair and every user, some ten million times a build.
  for (let user = 0; user < weights.length; user += 1) {
    const usesOne = one.users[user];
    const usesOther = other.users[user];
    const weight = weights[user] ?? 0;
    if (usesOne && usesOther) gain += weight * FILE;
    else if (usesOne || usesOther) gain -= weight * costOf(usesOne ? other : one, user);
  }
  return gain;
}

/** Joins two parcels at a time, those first that save the most, until nothing saves any more. */
function joinAll(start: Parcel[], weights: number[]): Set<Parcel> {
  const left = new Set(start);
  const roughly = (added: Parcel) => added.size;
  let along = new Map<Parcel, Parcel[]>();
  function exactly(added: Parcel, user: number): number {
    const all = along.get(added) ?? [...alongWith(added)];
    along.set(added, all);
    return all.reduce((sum, one) => (one.users[user] ? sum : sum + one.size), 0);
  }
  const pairsOf = (one: Parcel, others: Iterable<Parcel>): Pair[] =>
    [...others]
      .map((other) => ({ one, other, gain: gainOf({ one, other }, weights, roughly) }))
      .filter(({ gain }) => gain > 0);

  let pairs = start.flatMap((one, at) => pairsOf(one, start.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((a, b) => (b.gain > a.gain ? b : a));
    // Counted roughly until it is its turn: what comes along with a parcel may make it dear.
    const gain = makeCircle(best) ? 0 : gainOf(best, weights, exactly);
    if (gain < best.gain) {
      best.gain = gain;
      if (gain <= 0) pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const { one, other } = best;
    const joined: Parcel = {
      chunks: [...one.chunks, ...other.chunks],
      size: one.size + other.size,
      needs: new Set([...one.needs, ...other.needs]),
      users: one.users.map((uses, user) => uses || other.users[user] === true),
    };
    left.delete(one);
    left.delete(other);
    joined.needs.delete(one);
    joined.needs.delete(other);
    for (const each of left)
      if (each.needs.delete(one) || each.needs.has(other)) {
        each.needs.delete(other);
        each.needs.add(joined);
      }
    // Whoever used one of them gets both now, and what comes along.
    for (const each of alongWith(joined))
      if (each !== joined) each.users = each.users.map((uses, user) => uses || joined.users[user] === true);
    along = new Map();
    const rest = [...left];
    left.add(joined);
    pairs = [...pairs.filter((pair) => left.has(pair.one) && left.has(pair.other)), ...pairsOf(joined, rest)];
  }
  return left;
}

/** Its code, and the styles that come with it: these count more, for nothing is drawn before they are there. */
function sizeOf({ modules, viteMetadata }: Chunk, styles: Map<string, number>): number {
  const code = Object.values(modules).map(({ renderedLength }) => renderedLength);
  const css = [...(viteMetadata?.importedCss ?? [])].map((file) => 3 * (styles.get(file) ?? 0));
  return [...code, ...css].reduce((sum, one) => sum + one, 0);
}

/** The file of each module, from chunks that hold only what the same pages use. */
function planFrom(output: Rolldown.RolldownOutput['output'][number][]): Map<string, string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const styles = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.length]] : [])),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Map<Chunk, Set<Chunk>>();
  function reach(chunk: Chunk): Set<Chunk> {
    const known = reached.get(chunk);
    if (known) return known;
    const all = new Set([chunk]);
    for (const one of all)
      for (const file of one.imports) {
        const next = byFile.get(file);
        if (next) all.add(next);
      }
    reached.set(chunk, all);
    return all;
  }
  const idOf = (chunk: Chunk) => chunk.facadeModuleId ?? '';
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...reach(entry)]));
  const lazy = chunks.filter((chunk) => chunk.isDynamicEntry && !first.has(chunk) && chunk.imports.length > 0);
  const frame = lazy.filter((chunk) => FRAME.test(idOf(chunk))).flatMap((chunk) => [...reach(chunk)]);

  /** A page brings its routes with it, and the frame it stands in. */
  const routes = lazy.filter((chunk) => ROUTES.test(idOf(chunk)));
  function broughtBy(root: Chunk): Set<Chunk> {
    if (!isPage(idOf(root))) return new Set(reach(root));
    const file = idOf(root).replace(/\?.*/, '');
    const own = routes.flatMap((chunk) => {
      const all = [...reach(chunk)];
      return all.some(({ moduleIds }) => moduleIds.includes(file)) ? all : [];
    });
    return new Set([...reach(root), ...own, ...(BARE.test(file) ? [] : frame)]);
  }
  const brought = lazy.map(broughtBy);
  const shared = chunks.filter((chunk) => !first.has(chunk) && brought.filter((all) => all.has(chunk)).length > 1);
  const parcels = new Map(
    shared.map((chunk): [Chunk, Parcel] => [
      chunk,
      { chunks: [chunk], size: sizeOf(chunk, styles), needs: new Set(), users: brought.map((all) => all.has(chunk)) },
    ]),
  );
  for (const [chunk, { needs }] of parcels)
    for (const file of chunk.imports) {
      const needed = parcels.get(byFile.get(file) ?? chunk);
      if (needed && needed !== parcels.get(chunk)) needs.add(needed);
    }
  const files = joinAll(
    [...parcels.values()],
    lazy.map((chunk) => weightOf(idOf(chunk))),
  );
  return new Map([
    ...[...first].flatMap(({ moduleIds }) => moduleIds.map((id) => [id, 'first'] as const)),
    ...[...files].flatMap((file, at) =>
      file.chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, `shared~${at}`] as const)),
    ),
  ]);
}

/** Tells the browser to make everything in a file ready while it arrives, beside what it draws, not when it is first used. */
const READY = '//# allFunctionsCalledOnLoad\n';

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
            // Seven letters tell versions apart well enough, and every page names hundreds of files.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => plan?.get(id) }],
            },
          },
        },
      },
    }),
    generateBundle: {
      // After whoever else writes at the beginning of a file: browsers look for the comment there alone.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || file.name.startsWith('shared~'))) file.code = READY + file.code;
      },
    },
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
      plan = planFrom(output);
    },
  };
}
