import { readMoodlePath } from './categoryPath.ts';
import { findControl } from './giftText.ts';
import { type OwnWords, readOwn } from './own.ts';

/** One question of a GIFT file, not yet taken apart. */
export interface GiftBlock {
  line: number;
  categoryPath: string[];
  text: string;
  own: OwnWords | null;
  tags: string[];
  idNumber: string;
}

/** By how many braces a line goes deeper. */
function depthOf(line: string): number {
  let depth = 0;
  for (let at = findControl(line, '{}'); at >= 0; at = findControl(line, '{}', at + 1))
    depth += line[at] === '{' ? 1 : -1;
  return depth;
}

const COMMENT = /^\s*\/\//;
const CATEGORY = /^\s*\$CATEGORY:\s*(.*)$/is;
const LOOK_AHEAD = 200;

/** Whether braces that are open at an empty line are closed below, before another question begins. */
function closesBelow(lines: string[], from: number): boolean {
  for (let at = from; at < Math.min(lines.length, from + LOOK_AHEAD); at += 1) {
    const line = lines[at] ?? '';
    if (COMMENT.test(line)) continue;
    if (line.trimStart().startsWith('::') || CATEGORY.test(line)) return false;
    const brace = findControl(line, '{}');
    if (brace >= 0) return line[brace] === '}';
  }
  return false;
}

const BRACKETS = /\[(id|tag):((?:[^\]\\]|\\.)*)\]/gs;
const OWN = /^\s*\/\/ \[lms:(\{.*\})\]\s*$/s;

/** `// [id:…] [tag:…]` before a question, and what we write there ourselves. */
function metadata(comments: string[]) {
  const own = comments.map((line) => OWN.exec(line)?.[1]).find(Boolean);
  const marks = comments.filter((line) => !OWN.test(line)).flatMap((line) => [...line.matchAll(BRACKETS)]);
  const valuesOf = (kind: string) =>
    marks.flatMap(([, name, value = '']) => (name === kind ? [value.replace(/\\(.)/g, '$1').trim()] : []));
  return { own: own ? readOwn(own) : null, tags: valuesOf('tag').filter(Boolean), idNumber: valuesOf('id')[0] ?? '' };
}

interface Open {
  lines: string[];
  begin: number;
  /** How many braces are open. */
  depth: number;
  hadAnswers: boolean;
}

/** Takes a file apart line by line, at empty lines, comments and categories. */
class Splitter {
  #categoryPath: string[] = [];
  #comments: string[] = [];
  #open: Open | null = null;
  readonly #lines: string[];

  constructor(lines: string[]) {
    this.#lines = lines;
  }

  finish(): GiftBlock[] {
    const open = this.#open;
    const comments = this.#comments;
    this.#open = null;
    this.#comments = [];
    if (!open) return [];
    const { lines, begin } = open;
    return [{ line: begin + 1, categoryPath: this.#categoryPath, text: lines.join('\n'), ...metadata(comments) }];
  }

  take(index: number): GiftBlock[] {
    const line = this.#lines[index] ?? '';
    const open = this.#open;
    if (COMMENT.test(line)) return this.#comment(line);
    if (line.trim() === '') {
      // Blank lines between braces belong to the question.
      if (!open || open.depth === 0 || !closesBelow(this.#lines, index + 1)) return this.finish();
      open.lines.push('');
      return [];
    }
    const category = open && open.depth > 0 ? null : CATEGORY.exec(line);
    return category ? this.#category(category[1] ?? '') : this.#text(line, index);
  }

  #comment(line: string): GiftBlock[] {
    const done = this.#open?.hadAnswers && this.#open.depth === 0 ? this.finish() : [];
    if (!this.#open) this.#comments.push(line);
    return done;
  }

  #category(path: string): GiftBlock[] {
    const exact = this.#open ? undefined : metadata(this.#comments).own?.category;
    const done = this.finish();
    this.#categoryPath = exact ?? readMoodlePath(path.trim());
    return done;
  }

  #text(line: string, index: number): GiftBlock[] {
    const beginsAnother = line.trimStart().startsWith('::') || findControl(line, '{') >= 0;
    const done = this.#open?.hadAnswers && this.#open.depth === 0 && beginsAnother ? this.finish() : [];
    this.#open ??= { lines: [], begin: index, depth: 0, hadAnswers: false };
    this.#open.lines.push(line);
    this.#open.depth = Math.max(0, this.#open.depth + depthOf(line));
    this.#open.hadAnswers ||= findControl(line, '{') >= 0;
    return done;
  }
}

export function* giftBlocks(text: string): Generator<GiftBlock> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const splitter = new Splitter(lines);
  for (let index = 0; index < lines.length; index += 1) yield* splitter.take(index);
  yield* splitter.finish();
}
