export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text directly in it. */
  text: string;
  line: number;
  /** What stands between its tags, as written. */
  source: string;
}

export class XmlError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

const DEEPEST = 100;
/** In one child of the root: a question has far fewer. */
const MOST_ELEMENTS = 20_000;
const LARGEST_LETTER = 0x10ffff;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function letter(code: number, whole: string) {
  const isLetter = code > 0 && code <= LARGEST_LETTER && (code < 0xd800 || code > 0xdfff);
  return isLetter ? String.fromCodePoint(code) : whole;
}

/** The five entities of XML and characters by number. Others stay as they are: nothing is ever expanded or fetched. */
const decode = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g, (whole, decimal, hex, name) =>
        name ? (NAMED[name] ?? whole) : letter(decimal ? Number(decimal) : Number.parseInt(hex, 16), whole),
      )
    : text;

const OPEN = /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,50})\s*(\/?)>/y;
const CLOSE = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Open {
  element: XmlElement;
  /** Where its content begins. */
  from: number;
  texts: string[];
}

/**
 * Reads XML in one pass without recursion, and hands out the children of the root one by one, so that only one of them
 * is held at a time. Throws an XmlError that says the line of what is wrong.
 */
export class XmlReader {
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;
  #elements = 0;
  #line = 1;
  /** Where the line that was counted last ends; -1 in the last line. */
  #lineEnd: number;
  root: XmlElement | null = null;

  constructor(text: string) {
    this.#text = text.startsWith('\uFEFF') ? text.slice(1) : text;
    this.#lineEnd = this.#text.indexOf('\n');
  }

  /** Lines are counted on, never from the start again. */
  #lineAt(place: number): number {
    while (this.#lineEnd >= 0 && this.#lineEnd < place) {
      this.#line += 1;
      this.#lineEnd = this.#text.indexOf('\n', this.#lineEnd + 1);
    }
    return this.#line;
  }

  #fail(message: string, place = this.#at): never {
    throw new XmlError(message, this.#lineAt(Math.min(place, this.#text.length)));
  }

  #after(end: string, from: number, message: string): number {
    const found = this.#text.indexOf(end, from);
    if (found < 0) this.#fail(message);
    return found + end.length;
  }

  #letters(text: string) {
    const top = this.#open.at(-1);
    if (top) top.texts.push(text);
    else if (text.trim() !== '') this.#fail('There is text outside of all elements.');
  }

  /** Skips a comment, an instruction or a document type, and takes a CDATA section as it is. */
  #special(): boolean {
    const text = this.#text;
    const at = this.#at;
    if (text.startsWith('<!--', at)) this.#at = this.#after('-->', at + 4, 'A comment does not end.');
    else if (text.startsWith('<?', at)) this.#at = this.#after('?>', at + 2, 'An instruction does not end.');
    else if (text.startsWith('<![CDATA[', at)) {
      const end = this.#after(']]>', at + 9, 'A CDATA section does not end.');
      this.#letters(text.slice(at + 9, end - 3));
      this.#at = end;
    } else if (text.startsWith('<!', at)) {
      if (this.#open.length > 0) this.#fail('A declaration stands where none may be.');
      const end = this.#after('>', at, 'A declaration does not end.');
      if (text.slice(at, end).includes('[')) this.#fail('Files that declare entities of their own are not read.');
      this.#at = end;
    } else return false;
    return true;
  }

  #close(): XmlElement | undefined {
    CLOSE.lastIndex = this.#at;
    const found = CLOSE.exec(this.#text);
    if (!found) this.#fail('A closing tag is not complete.');
    const top = this.#open.pop();
    if (!top) this.#fail(`There is a closing tag without its opening one: ${found[1]}.`);
    if (top.element.name !== found[1])
      this.#fail(`The element ${top.element.name} of line ${top.element.line} is closed as ${found[1]}.`);
    top.element.text = top.texts.join('');
    if (top.element.children.length > 0) top.element.source = this.#text.slice(top.from, this.#at);
    this.#at = CLOSE.lastIndex;
    return this.#open.length === 1 ? top.element : undefined;
  }

  #tag(): XmlElement | undefined {
    OPEN.lastIndex = this.#at;
    const found = OPEN.exec(this.#text);
    if (!found) this.#fail('A tag is not complete. A < that is a letter is written &lt;.');
    const [, name = '', attributes = '', selfClosing] = found;
    if (this.#open.length >= DEEPEST) this.#fail('Elements are nested too deeply.');
    this.#elements = this.#open.length <= 1 ? 0 : this.#elements + 1;
    if (this.#elements > MOST_ELEMENTS) this.#fail('An element holds too many others.');
    const element: XmlElement = {
      name,
      attributes: {},
      children: [],
      text: '',
      line: this.#lineAt(this.#at),
      source: '',
    };
    for (const [, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
      element.attributes[key] = decode(double ?? single ?? '');
    const parent = this.#open.at(-1);
    if (!parent && this.root) this.#fail('There is a second element beside the first one.');
    this.root ??= element;
    // What is below the root is handed out, not kept.
    if (this.#open.length > 1) parent?.element.children.push(element);
    this.#at = OPEN.lastIndex;
    if (selfClosing) return this.#open.length === 1 ? element : undefined;
    this.#open.push({ element, from: this.#at, texts: [] });
    return undefined;
  }

  *children(): Generator<XmlElement> {
    const text = this.#text;
    while (this.#at < text.length) {
      const next = text.indexOf('<', this.#at);
      const end = next < 0 ? text.length : next;
      if (end > this.#at) this.#letters(decode(text.slice(this.#at, end)));
      this.#at = end;
      if (end === text.length || this.#special()) continue;
      const done = text[end + 1] === '/' ? this.#close() : this.#tag();
      if (done) yield done;
    }
    const open = this.#open.at(-1);
    if (open) throw new XmlError(`The element ${open.element.name} is not closed.`, open.element.line);
    if (!this.root) this.#fail('There is no XML in it.');
  }
}

export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((one) => one.name === name);
export const childrenOf = (element: XmlElement, name: string) => element.children.filter((one) => one.name === name);
