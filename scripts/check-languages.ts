// Every text the pages ask for is there, none is left over, and every language has the same ones.
// The area `messages` holds the sentences of the server and the contracts: no page asks for them, their keys are the
// English sentences themselves, as somewhere in the code they are said.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesIn } from './languages/sentences.ts';
import { namesIn, readTexts, type Text } from './languages/texts.ts';
import { type Use, usesIn } from './languages/uses.ts';

const locales = 'src/web/i18n/locales';
const MESSAGES = 'messages';
const problems: string[] = [];

const codeIn = (folders: string[]) =>
  folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
const sources = codeIn(['src/web', 'src/features', 'src/runtimes/browser']).filter(
  (file) => !file.startsWith('src/features') || file.includes('/ui/'),
);

const english = readTexts(join(locales, 'en'));
const used = new Set<string>();

type Named = [name: string, text: Text];
const ofPages: Named[] = [...english].filter(([, text]) => text.area !== MESSAGES);
/** Nearly every use names a whole key, and there are tens of thousands. */
const byKey = new Map<string, Named[]>();
for (const one of ofPages) byKey.set(one[1].key, [...(byKey.get(one[1].key) ?? []), one]);

/** Without an area (a `t` that was handed over) any area will do. */
const matching = ({ area, key, kind }: Use): Named[] =>
  (kind === 'prefix' ? ofPages.filter(([, text]) => text.key.startsWith(key)) : (byKey.get(key) ?? [])).filter(
    ([, text]) => area === undefined || text.area === area,
  );

/** A text in the source that happens to be a key: it counts when it could hardly be anything else. */
const isLikely = ({ area, key }: Use, areasOfFile: Set<string | undefined>, text: Text) =>
  area !== undefined || key.includes('.') || areasOfFile.has(text.area);

for (const use of sources.flatMap((file) => {
  const uses = usesIn(file);
  const areas = new Set(uses.filter((one) => one.kind !== 'mention').map((one) => one.area));
  return uses.map((one) => ({ ...one, areas }));
})) {
  const found = matching(use).filter(([, text]) => use.kind !== 'mention' || isLikely(use, use.areas, text));
  for (const [name] of found) used.add(name);
  if (found.length > 0 || use.kind === 'mention') continue;
  const wanted = `${use.area ? `${use.area}:` : ''}${use.key}${use.kind === 'prefix' ? '…' : ''}`;
  problems.push(`${use.file}:${use.line} asks for ${wanted}, which is not among the English texts`);
}
/** Contracts that give no sentence answer with one of zod's. */
const ZOD = 'node_modules/zod/v4/locales/en.js';
const isSaid = sentencesIn([...codeIn(['src', 'scripts']), ZOD]);
for (const [name, text] of english) {
  if (text.area !== MESSAGES) {
    if (!used.has(name)) problems.push(`en: nobody asks for ${name}`);
  } else {
    if (text.forms.get('') !== text.key) problems.push(`en: ${name} must stand for itself`);
    if (!isSaid(text.key)) problems.push(`en: nobody says ${name}`);
  }
}

function compare(language: string, name: string, text: Text, own: Text | undefined) {
  if (!own) return problems.push(`${language}: ${name} is missing`);
  const isPlural = !text.forms.has('');
  if (isPlural !== !own.forms.has('')) return problems.push(`${language}: ${name} is a plural in one language only`);
  const names = new Set([...text.forms.values()].flatMap(namesIn));
  for (const [form, value] of own.forms) {
    const here = new Set(namesIn(value));
    const unknown = [...here].filter((one) => !names.has(one));
    // A plural form may leave the number out: "one course".
    const lost = isPlural ? [] : [...names].filter((one) => !here.has(one));
    for (const one of [...unknown, ...lost])
      problems.push(`${language}: ${name} ${form} differs from English in {{${one}}}`);
  }
  if (!isPlural) return;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const form of pluralCategories)
    if (!own.forms.has(form)) problems.push(`${language}: ${name} lacks the form _${form}`);
  for (const form of own.forms.keys())
    if (form !== 'zero' && !pluralCategories.some((one) => one === form))
      problems.push(`${language}: ${name} has a form _${form} that the language does not use`);
}

const languages = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name: language } of languages) {
  const texts = readTexts(join(locales, language));
  for (const [name, text] of english) compare(language, name, text, texts.get(name));
  for (const name of texts.keys()) if (!english.has(name)) problems.push(`${language}: ${name} is not in English`);
}

for (const problem of problems) console.error(problem);
console.log(`${english.size} texts, ${languages.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
