import { pictureOf } from '#api/pictureType.ts';
import { PICTURE_PIXELS, UPLOAD_BYTES } from '#features/files/choices.ts';
import type { EmbeddedPicture } from './parsed.ts';
import { escapeHtml } from './plain.ts';
import { childrenOf, type XmlElement } from './xml.ts';

type PictureType = EmbeddedPicture['type'];

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  let binary: string;
  try {
    binary = atob(base64.replace(/\s+/g, ''));
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** What picture this is, by its content: a name can say anything. Only such as an upload may have. */
function typeOf(content: Uint8Array | undefined): PictureType | undefined {
  const picture = content && content.length <= UPLOAD_BYTES ? pictureOf(content) : undefined;
  return picture && picture.width * picture.height <= PICTURE_PIXELS ? picture.type : undefined;
}

const baseName = (path: string) => path.split('/').pop() ?? path;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const ENDINGS: Record<PictureType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** A file outside the text: what it is in words, in place of what showed or linked it. */
const inWords = (name: string) => escapeHtml(`(${name})`);

const LINKED = /<a\b[^<>]*\bhref=["']@@PLUGINFILE@@\/([^"'<>]*)["'][^<>]*>(.{0,5000}?)<\/a>/gis;
const PLAYED = /<(audio|video|object)\b[^@]{0,300}?@@PLUGINFILE@@\/([^"'<>\s]*).{0,5000}?<\/\1>/gis;
const SHOWN = /<(?:img|source|embed)\b[^<>]*@@PLUGINFILE@@\/[^<>]*>/gi;
const ANY = /@@PLUGINFILE@@\/([^"'<>\s]*)/g;
const INSIDE = /\bsrc=(["'])data:image\/(?:png|jpeg|jpg|gif|webp);base64,([A-Za-z0-9+/=\s]+)\1/gi;

/** The pictures of one question, and what could not be taken along. */
export class Pictures {
  readonly list: EmbeddedPicture[] = [];
  readonly notes: string[] = [];
  readonly #known = new Map<string, number>();

  /** The address that stands for a picture until it is stored. */
  #keep(name: string, base64: string): string | undefined {
    const key = `${name}\n${base64}`;
    const known = this.#known.get(key);
    if (known !== undefined) return `@@FILE:${known}@@`;
    const content = bytesOf(base64);
    const type = typeOf(content);
    if (!content || !type) return undefined;
    const place = this.list.push({ name, type, content }) - 1;
    this.#known.set(key, place);
    return `@@FILE:${place}@@`;
  }

  #lost(name: string, isThere: boolean) {
    this.notes.push(
      isThere
        ? `Only pictures in the text are taken along, not this file: ${name}.`
        : `This file is not part of what was sent: ${name}.`,
    );
  }

  /** HTML of an element that has its files beside it. */
  take(html: string, element: XmlElement): string {
    if (!html.includes('@@PLUGINFILE@@')) return html;
    const files = new Map<string, string>();
    for (const file of childrenOf(element, 'file')) {
      const path = `${(file.attributes.path ?? '/').replace(/^\/|\/$/g, '')}/${file.attributes.name ?? ''}`;
      files.set(path.replace(/^\//, ''), file.text);
    }
    const sourceOf = (path: string) => {
      const name = decoded(path.replace(/[?#].*$/s, '').replaceAll('&amp;', '&'));
      const base64 = files.get(name);
      return { name: baseName(name), base64, url: base64 && this.#keep(baseName(name), base64) };
    };
    const worded = (path: string, before = '') => {
      const { name, base64 } = sourceOf(path);
      this.#lost(name, base64 !== undefined);
      return `${before}${inWords(name)}`;
    };
    return html
      .replace(LINKED, (_, path: string, label: string) => worded(path, `${label} `))
      .replace(PLAYED, (_, __, path: string) => worded(path))
      .replace(SHOWN, (tag) => {
        const path = /@@PLUGINFILE@@\/([^"'<>]*)/.exec(tag)?.[1] ?? '';
        const { url } = sourceOf(path.trim());
        return url && /^<img/i.test(tag) ? tag.replace(`@@PLUGINFILE@@/${path}`, url) : worded(path.trim());
      })
      .replace(ANY, (_, path: string) => worded(path));
  }

  /** Old exports have one picture beside the text. */
  takeOld(question: XmlElement): string {
    const [file] = childrenOf(question, 'image_base64');
    if (!file?.text.trim()) return '';
    const name = baseName(childrenOf(question, 'image')[0]?.text.trim() || 'picture');
    const url = this.#keep(name, file.text);
    if (!url) this.#lost(name, true);
    return url ? `<p><img src="${url}" alt="" /></p>` : '';
  }

  /** HTML that we wrote: nothing but pictures has its file beside it. */
  takeOwn(html: string, element: XmlElement): string {
    if (childrenOf(element, 'file').length === 0) return html;
    return html.replace(
      /(<img[^<>]*\ssrc=")@@PLUGINFILE@@\/(\d+)\/[^"<>]*"/g,
      (whole, before: string, folder: string) => {
        const file = childrenOf(element, 'file').find((one) => one.attributes.path === `/${folder}/`);
        const url = file && this.#keep(file.attributes.name ?? 'picture', file.text);
        return url ? `${before}${url}"` : whole;
      },
    );
  }

  /** Pictures that are written into the HTML itself are stored as files too. */
  takeInside(html: string): string {
    if (!html.includes('data:image/')) return html;
    return html.replace(INSIDE, (whole, quote: string, base64: string) => {
      const type = typeOf(bytesOf(base64));
      const url = type && this.#keep(`picture-${this.list.length + 1}.${ENDINGS[type]}`, base64.replace(/\s+/g, ''));
      return url ? `src=${quote}${url}${quote}` : whole;
    });
  }
}
