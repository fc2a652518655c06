// Finds which sentences the server and the contracts say, by reading their source.
import { readFileSync } from 'node:fs';
import { childrenOf, type Node, nodesOf } from './uses.ts';

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** What stands beside the gaps says enough for the sentence to be known by it. */
const WORDS = /\p{L}{2,} |[ :]\p{L}{2,}/u;

const GAP = /\{\{\w+\}\}/;

/** Whether a sentence is written out in one of the files, with or without what stands in its gaps. */
export function sentencesIn(files: string[]): (sentence: string) => boolean {
  const texts = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const visit = (node: Node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.add(node.value);
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      if (parts.length === 1) texts.add(parts[0] ?? '');
      else if (parts.some((part) => WORDS.test(part))) {
        const pattern = parts.map(literally).join('.+');
        patterns.set(pattern, new RegExp(`^${pattern}$`));
      }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const file of files) visit(nodesOf(file, readFileSync(file, 'utf8')));
  const ways = [...patterns.values()];
  const isFilledIn = (sentence: string) => {
    const pattern = new RegExp(`^${sentence.split(GAP).map(literally).join('.+')}$`);
    return GAP.test(sentence) && [...texts].some((text) => pattern.test(text));
  };
  return (sentence) => texts.has(sentence) || ways.some((way) => way.test(sentence)) || isFilledIn(sentence);
}
