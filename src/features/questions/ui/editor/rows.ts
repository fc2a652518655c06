/** One line of a list: an answer, an accepted text, a number, a pair, an item. Each kind uses its part of it. */
export interface Row {
  key: string;
  /** HTML; plain text for short answers, as typed for numbers. */
  text: string;
  fraction: number;
  feedback: string;
  /** As typed. */
  tolerance: string;
  match: string;
}

let count = 0;
/** Unique on this page and after a reload: kept drafts bring their keys along. */
const newKey = () => {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
};

export const makeRow = (part: Partial<Omit<Row, 'key'>> = {}): Row => ({
  key: newKey(),
  text: '',
  fraction: 0,
  feedback: '',
  tolerance: '',
  match: '',
  ...part,
});

/** Stands for the value of a number row that says what any other answer is told. */
export const ANY_OTHER = '*';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** HTML as somebody would type it into a plain field. */
export const toPlain = (html: string) =>
  html
    .replace(/<(?:br|\/p|\/li|\/div)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

export const toHtml = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
