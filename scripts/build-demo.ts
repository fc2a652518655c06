import { copyFileSync } from 'node:fs';
import { build } from 'vite';
import { engine, files } from './demo/engine.ts';
import { writeBuiltAt, writePart } from './demo/parts.ts';
import { laySchool } from './demo/school.ts';

// The demo as static files: dist/demo can be put into any folder of any host.

const FOLDER = 'dist/demo';
const kB = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/** The first minute of the day: on a later day the dates move by whole days, and what is past stays past. */
const today = new Date(new Date().setUTCHours(0, 0, 0, 0));

const sizes = [writePart('engine', engine()), writePart('files', files()), writePart('school', await laySchool(today))];
writeBuiltAt(today);
// The engine's own code makes the bundler warn; nothing there is ours to mend.
await build({ configFile: 'vite.demo.config.ts', logLevel: 'error' });
// Hosts of static files answer an address they do not know with this page: addresses deep in the app work.
copyFileSync(`${FOLDER}/index.html`, `${FOLDER}/404.html`);
console.log(`The demo is in ${FOLDER}. Engine, its files and the sample school: ${sizes.map(kB).join(', ')}.`);
// The engine keeps the process from ending by itself.
process.exit();
